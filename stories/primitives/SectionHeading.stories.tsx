import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../src/components/primitives/ButtonLink';
import { SectionHeading } from '../../src/components/primitives/SectionHeading';
import { paths } from '../../src/config/paths';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Primitives/SectionHeading',
  component: SectionHeading,
  args: { children: 'Fighters' },
} satisfies Meta<typeof SectionHeading>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Opens a section, the red line at its left. */
export const Default: Story = {};

/** With a sentence and a way on at the far end. */
export const WithIntroAndAction: Story = {
  args: {
    intro: 'Champions and the people coming for their belts.',
    action: (
      <ButtonLink to={paths.fighters} tone="secondary">
        View all 60 fighters
      </ButtonLink>
    ),
  },
};

/** The same on a phone: the action goes below. */
export const OnAPhone: Story = {
  args: WithIntroAndAction.args,
  globals: { viewport: { value: 'phone' } },
};

/** A part of a section. */
export const ThirdLevel: Story = { args: { level: 3, children: 'Fight highlights' } };

/** Long words break instead of widening the page. */
export const LongText: Story = {
  args: { children: 'Maximiliano Oyarzabal-Featherstonehaugh' },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
