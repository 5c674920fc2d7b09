import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../src/components/primitives/ButtonLink';
import { SectionHeading } from '../../src/components/primitives/SectionHeading';
import { paths } from '../../src/urls/paths';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Primitives/SectionHeading',
  component: SectionHeading,
  args: { children: 'Fighters' },
  argTypes: {
    children: { control: 'text' },
    intro: { control: 'text' },
    action: { control: false },
  },
} satisfies Meta<typeof SectionHeading>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The heading of a section, with the red line at its left. */
export const Default: Story = {};

/** A sentence below the heading, and a link at the far end. */
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

/** On a phone the action is below the text. */
export const Phone: Story = {
  args: WithIntroAndAction.args,
  globals: { viewport: { value: 'phone' } },
};

/** Long words break instead of widening the page. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: { children: 'Maximiliano Oyarzabal-Featherstonehaugh' },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
