import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unsubscribePages } from '../../.storybook/sentPages';
import { unsubscribeContent } from '../../src/content/unsubscribe';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

interface UnsubscribeProps {
  /** What the link has led to. */
  page: keyof typeof unsubscribeContent;
}

/** Shows a page of an unsubscribe link, which has no script. */
function Unsubscribe({ page }: UnsubscribeProps) {
  return <div dangerouslySetInnerHTML={{ __html: unsubscribePages[page] ?? '' }} />;
}

const meta = {
  title: 'Screens/Unsubscribe',
  component: Unsubscribe,
  parameters: { layout: 'fullscreen' },
  args: { page: 'ask' },
  argTypes: { page: { control: 'inline-radio', options: Object.keys(unsubscribeContent) } },
} satisfies Meta<typeof Unsubscribe>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page that the link of a mail opens: only its button unsubscribes. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const { title } = unsubscribeContent[args.page];
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoOverflow({ canvasElement });
  },
};

/** The address gets no more mail. */
export const Done: Story = { args: { page: 'done' }, play: Default.play };

/** The link belongs to no address. */
export const Invalid: Story = { args: { page: 'invalid' }, play: Default.play };

/** The sign-ups cannot be read at the moment. */
export const Unavailable: Story = { args: { page: 'unavailable' }, play: Default.play };

/** On a small phone. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  play: Default.play,
};
