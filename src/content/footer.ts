import { league } from '../config/league';
import { paths } from '../urls/paths';

/** An entry of the footer; without `to` it is a placeholder without a target yet (spec §2). */
interface FooterItem {
  label: string;
  to?: string;
}

interface FooterContent {
  tagline: string;
  groups: { title: string; items: FooterItem[] }[];
  /** Placeholders. */
  socials: { label: string; icon: 'instagram' | 'x' | 'youtube' }[];
  copyright: string;
}

export const footerContent: FooterContent = {
  tagline: 'Cross the line.',
  groups: [
    {
      title: 'Fighters',
      items: [
        { label: 'Browse All', to: paths.fighters },
        { label: 'Champions' },
        { label: 'Rising Stars' },
        { label: 'Rankings' },
      ],
    },
    {
      title: 'Community',
      items: [{ label: 'Events', to: paths.events }, { label: 'Forum' }, { label: 'Support' }],
    },
  ],
  socials: [
    { label: 'Instagram', icon: 'instagram' },
    { label: 'X', icon: 'x' },
    { label: 'YouTube', icon: 'youtube' },
  ],
  copyright: `© ${league.copyrightYear} ${league.longName}. All rights reserved.`,
};
