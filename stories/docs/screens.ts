import type { RouteName } from '../../src/app/routes';

/** What a screen asks the API for, by the name its page calls it by (spec §7). */
export const calls = {
  'fighterQueries.all': 'GET /api/fighters',
  'fighterQueries.first': 'GET /api/fighters',
  'fighterQueries.selected': 'GET /api/fighters',
  'fighterQueries.byId': 'GET /api/fighters/{id}',
  'fighterQueries.videos': 'GET /api/fighters/{id}/videos',
  'eventQueries.all': 'GET /api/events',
  'eventQueries.upcoming': 'GET /api/events/upcoming',
  'eventQueries.firstUpcoming': 'GET /api/events/upcoming',
  'boutQueries.all': 'GET /api/events, GET /api/fighters',
  'boutQueries.next': 'GET /api/events, GET /api/events/upcoming, GET /api/fighters',
  'signupMutations.member': 'POST /api/signups',
  'signupMutations.payPerView': 'POST /api/pay-per-view-signups',
} as const;

/** One part of a screen, from the top down. */
export interface ScreenSection {
  title: string;
  /** The components it is made of, by name: each has its own page in the library. */
  components: string[];
}

/** How one screen of the site is put together. */
export interface ScreenNotes {
  /** The title of its view's stories, whose docs page shows all this. */
  title: string;
  /** What it shows, or how it reads that, in one sentence. */
  about: string;
  /** The file in `src/pages` that reads the address and asks the API. */
  page: string;
  /** The file in `src/pages` that shows it. */
  view: string;
  /** The file in `src/pages` that stands over the view when it is asked for. */
  dialog?: string;
  /** What `page` reads and sends. */
  calls: (keyof typeof calls)[];
  sections: ScreenSection[];
}

/** What two screens compare fighters with. */
const comparison = [
  ...['Dialog', 'LoadableContent', 'TaleOfTheTapeSkeleton', 'TaleOfTheTape'],
  ...['LoadingStatus', 'LoadFailure', 'ErrorBoundary', 'ErrorScreen'],
  ...['FighterSelect', 'CornerPoster', 'TapeTable'],
];

/**
 * The screens (spec §2), as the docs pages of their views describe them. A new component is one more
 * name in its section; `scripts/screens.test.ts` holds every name against the source and the stories.
 */
export const screenNotes = {
  home: {
    title: 'Pages/Home',
    about: 'The landing page: the live fight or the next one, and a part of every other section.',
    page: 'home/HomePage',
    view: 'home/HomeView',
    calls: ['fighterQueries.first', 'eventQueries.firstUpcoming', 'boutQueries.next'],
    sections: [
      {
        title: 'Who fights next, and the claim',
        components: ['LiveBar', 'HomeHero', 'FaceOff', 'NextEvent', 'StartTime'],
      },
      {
        title: 'The first four fighters',
        components: [
          ...['Section', 'SectionHeading', 'ButtonLink', 'LoadableContent'],
          ...['FighterGrid', 'FighterCard', 'FighterGridSkeleton', 'EmptyState'],
        ],
      },
      {
        title: 'The first three upcoming events',
        components: [
          ...['Section', 'SectionHeading', 'LoadableContent', 'EventGrid', 'EventCard'],
          ...['StartTime', 'AddToCalendar', 'EventGridSkeleton', 'EmptyState'],
        ],
      },
      {
        title: 'The community',
        components: ['Section', 'SectionHeading', 'StatTile', 'CommunityCard', 'ComingSoonButton'],
      },
    ],
  },
  fighters: {
    title: 'Pages/Fighters',
    about: 'The whole roster is read once; search and filters work on it in the browser.',
    page: 'fighters/FightersPage',
    view: 'fighters/FightersView',
    dialog: 'Comparison',
    calls: ['fighterQueries.all'],
    sections: [
      { title: 'The title', components: ['Section', 'PageHeader'] },
      { title: 'Search and filters', components: ['FighterFilters', 'SearchField', 'SelectField'] },
      { title: 'The call to fighters', components: ['FighterRecruitment', 'ExternalLink'] },
      {
        title: 'The roster',
        components: [
          ...['LoadableContent', 'ResultsLine', 'FighterGrid', 'FighterCard'],
          ...['FighterGridSkeleton', 'Skeleton', 'EmptyState', 'Button', 'Icon', 'VisuallyHidden'],
        ],
      },
      { title: 'Two fighters, over the page', components: comparison },
    ],
  },
  fighter: {
    title: 'Pages/Fighter profile',
    about:
      'The fighter and the videos are read by separate requests, so that neither waits for the other.',
    page: 'fighter/FighterPage',
    view: 'fighter/FighterView',
    dialog: 'Comparison',
    calls: ['fighterQueries.byId', 'fighterQueries.videos'],
    sections: [
      {
        title: 'Who it is',
        components: ['FighterHero', 'FighterPortrait', 'FighterStatusBadge', 'Picture'],
      },
      {
        title: 'The record and the details',
        components: ['Section', 'FighterRecord', 'FighterDetails'],
      },
      { title: 'Fight highlights', components: ['FighterVideos', 'FighterVideosSkeleton'] },
      {
        title: 'While it loads, and when there is no such fighter',
        components: [
          'LoadingStatus',
          'VisuallyHidden',
          'FighterProfileSkeleton',
          'Skeleton',
          'MissingPage',
          'PageHeader',
          'ButtonLink',
        ],
      },
      { title: 'Two fighters, over the page', components: comparison },
    ],
  },
  events: {
    title: 'Pages/Events',
    about: 'All events are read once, and shown by status; their fighters are found in the roster.',
    page: 'events/EventsPage',
    view: 'events/EventsView',
    calls: ['eventQueries.all', 'boutQueries.all'],
    sections: [
      {
        title: 'The title and the counters',
        components: ['Section', 'PageHeader', 'EventCounters'],
      },
      { title: 'The filter', components: ['EventStatusFilter', 'ResultsLine'] },
      {
        title: 'The calendar, by status',
        components: [
          ...['LoadableContent', 'SectionHeading', 'SubscribeToCalendar', 'EventGrid', 'EventCard'],
          ...[
            'StartTime',
            'AddToCalendar',
            'EventGridSkeleton',
            'Skeleton',
            'EmptyState',
            'Button',
          ],
        ],
      },
    ],
  },
  community: {
    title: 'Pages/Community',
    about:
      'Fixed numbers and samples from src/content/community.ts; the roster is read for the profiles of the ranked.',
    page: 'community/CommunityPage',
    view: 'community/CommunityView',
    calls: ['fighterQueries.selected'],
    sections: [
      { title: 'The numbers', components: ['Section', 'PageHeader', 'StatTile'] },
      {
        title: 'The forum',
        components: ['Section', 'SectionHeading', 'ForumTopicList', 'ComingSoonButton'],
      },
      { title: 'The rankings', components: ['SectionHeading', 'RankingList', 'ButtonLink'] },
      { title: 'Quick actions', components: ['Section', 'QuickActions', 'ComingSoonButton'] },
      {
        title: 'The rules',
        components: ['Section', 'SectionHeading', 'RuleList', 'ComingSoonButton'],
      },
    ],
  },
  payPerView: {
    title: 'Pages/PayPerView',
    about: 'A form, with the next three events to choose from.',
    page: 'payPerView/PayPerViewPage',
    view: 'payPerView/PayPerViewView',
    calls: ['eventQueries.upcoming', 'boutQueries.next', 'signupMutations.payPerView'],
    sections: [
      {
        title: 'The title, and who fights next',
        components: ['Container', 'PageHeader', 'FaceOff', 'Section', 'NextEvent', 'StartTime'],
      },
      {
        title: 'The registration',
        components: [
          ...['FormColumns', 'Card', 'PayPerViewForm', 'FormFrame', 'TextField', 'RadioGroup'],
          ...['EventChoice', 'SubmissionMessage'],
        ],
      },
      { title: 'Beside it', components: ['Card', 'BenefitList', 'PictureCard'] },
    ],
  },
  signup: {
    title: 'Pages/Signup',
    about: 'A form, and the benefits of a membership.',
    page: 'signup/SignupPage',
    view: 'signup/SignupView',
    calls: ['signupMutations.member'],
    sections: [
      { title: 'The title', components: ['Section', 'PageHeader'] },
      {
        title: 'The membership form',
        components: [
          ...['FormColumns', 'Card', 'SignupForm', 'FormFrame', 'TextField', 'SubmissionMessage'],
        ],
      },
      { title: 'Beside it', components: ['Card', 'BenefitList', 'PictureCard'] },
    ],
  },
  notFound: {
    title: 'Pages/404',
    about: 'The page at any unknown address.',
    page: 'notFound/NotFoundPage',
    view: 'notFound/NotFoundView',
    calls: [],
    sections: [{ title: 'The way back', components: ['MissingPage', 'PageHeader', 'ButtonLink'] }],
  },
} satisfies Record<RouteName, ScreenNotes>;

/** What is around the sections of every screen. */
export const everywhere = [
  'SiteLayout',
  'SkipLink',
  'TopNav',
  'MobileMenu',
  'Footer',
  'PageTitle',
  'NavigationProgress',
  'RouteFocus',
  'OfflineNotice',
  'NotificationRegion',
];
