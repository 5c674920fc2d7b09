import { league } from '../config/league';
import { paths } from '../urls/paths';

/** Describes the page in search results and link previews. */
export const communityDescription = `Where ${league.name} fans talk, train and keep score: the forum, the fighter rankings and more than ten thousand members.`;

/** A sample topic of the forum (spec §2, Community page). */
export interface ForumTopic {
  id: string;
  title: string;
  author: string;
  /** The number of replies. */
  replies: number;
  /** The time of the last reply, in words: `2 hours ago`. */
  lastActivity: string;
  category: 'Training' | 'Events' | 'Nutrition' | 'Psychology';
  /** Whether it is pinned to the top of the list. */
  isPinned: boolean;
}

/** A sample place in the rankings (spec §2, Community page). */
export interface RankingEntry {
  /** From 1 for the best. */
  rank: number;
  name: string;
  points: number;
  /** Wins, losses and draws as one text: `17-2-0`. */
  record: string;
  /** A fighter status of the API: `rising-star`. */
  status: string;
  /** The picture's URL; without one the default picture is shown. */
  avatar?: string;
}

const topics: readonly ForumTopic[] = [
  {
    id: 'high-water-predictions',
    title: 'High Water: whose winter starts early? Official prediction thread',
    author: 'southpaw_sal',
    replies: 312,
    lastActivity: '4 minutes ago',
    category: 'Events',
    isPinned: true,
  },
  {
    id: 'clinch-drills',
    title: 'Clinch drills you can run with one partner and no cage',
    author: 'coach_ferreira',
    replies: 87,
    lastActivity: '2 hours ago',
    category: 'Training',
    isPinned: false,
  },
  {
    id: 'fight-week-food',
    title: 'What do you eat the night before a weigh-in?',
    author: 'northpaw',
    replies: 54,
    lastActivity: '5 hours ago',
    category: 'Nutrition',
    isPinned: false,
  },
  {
    id: 'walkout-nerves',
    title: 'Nerves before the walkout: what works once the music starts',
    author: 'third_round_tess',
    replies: 129,
    lastActivity: 'Yesterday',
    category: 'Psychology',
    isPinned: false,
  },
];

/** Best first: the name, the points, the record, the status, and the file of the picture. */
const ranked = [
  ['Anders Kjeldgaard', 2480, '22-3-0', 'champion', 'f37'],
  ['Keoni Halvorsen', 2415, '18-1-0', 'champion', 'f15'],
  ['Noh Eun-byeol', 2390, '15-1-0', 'champion', 'f49'],
  ['Haruto Minakami', 2275, '17-2-0', 'champion', 'f01'],
  ['Linnea Hedenskog', 2160, '12-1-0', 'rising-star', 'f55'],
] as const;

const rankings = ranked.map(([name, points, record, status, file], index): RankingEntry => {
  const avatar = `/pictures/fighters/${file}.webp`;
  return { rank: index + 1, name, points, record, status, avatar };
});

/** The copy of the community page, with its fixed numbers and samples (spec §2 Community page, §9). */
export const communityContent = {
  /** The page's own name, for the browser's tab. */
  name: 'Community',
  title: 'COMMUNITY',
  intro: 'Where the league’s fans talk, train and keep score.',
  /** Two fighters touch gloves. */
  picture: { src: '/pictures/events/e07.webp', position: '50% 50%' },
  stats: [
    { value: '10,247', label: 'Active Members' },
    { value: '1,543', label: 'Discussions' },
    { value: '89', label: 'Tournaments' },
    { value: '892', label: 'Active Today' },
  ],
  forum: {
    title: 'COMMUNITY FORUM',
    newTopic: 'New Topic',
    viewAll: 'View All Topics',
    pinned: 'Pinned:',
    by: (author: string) => `by ${author}`,
    replies: (count: number) => (count === 1 ? 'reply' : 'replies'),
    topics,
  },
  rankings: {
    title: 'FIGHTER RANKINGS',
    viewAll: 'View Full Rankings',
    rank: 'Rank',
    record: 'Record',
    points: 'points',
    entries: rankings,
  },
  quickActions: {
    title: 'QUICK ACTIONS',
    actions: [
      { text: 'Scored the main event differently?', label: 'Start a Discussion' },
      { text: 'See which nights are still ahead.', label: 'Join Tournament', to: paths.events },
      { text: 'Someone near you needs rounds, too.', label: 'Find Sparring Partners' },
    ],
  },
  rules: {
    title: 'COMMUNITY RULES',
    intro: 'Hit hard in the cage. In here, keep it clean.',
    list: [
      'Respect everyone',
      'No spam or self-promotion without permission',
      'Keep discussions relevant to combat sports',
      'No hate speech or discriminatory content',
      'Report inappropriate content to moderators',
    ],
    guidelines: 'Read Full Guidelines',
  },
} as const;
