import { backTo } from './navigation';

/** The copy of a fighter's profile (spec §2, Fighter profile). */
export const profileContent = {
  name: 'Fighter profile',
  back: backTo.fighters,
  /** The picture's description where it has none of its own. */
  portraitOf: (name: string) => `Portrait of ${name}`,
  weightClass: 'Weight class',
  record: 'Record',
  follow: 'Follow Fighter',
  share: 'Share Profile',
  fightRecord: {
    title: 'FIGHT RECORD',
    labels: { wins: 'Wins', losses: 'Losses', draws: 'Draws' },
  },
  details: {
    title: 'FIGHTER DETAILS',
    labels: { hometown: 'Hometown', height: 'Height', reach: 'Reach' },
  },
  highlights: {
    title: 'FIGHT HIGHLIGHTS',
    empty: {
      title: 'No fight videos available yet',
      text: 'Highlights land here in the days after the last bell.',
    },
  },
  notFound: {
    title: 'Fighter Not Found',
    text: "The fighter you're looking for doesn't exist or has been removed.",
    action: backTo.fighters,
  },
} as const;
