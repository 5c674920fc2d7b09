import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MissingPage } from '../../src/components/layout/MissingPage';
import { ButtonLink } from '../../src/components/primitives/ButtonLink';
import { paths } from '../../src/urls/paths';
import { defaultPictures } from '../../src/pictures/pictures';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Layout/MissingPage',
  component: MissingPage,
  argTypes: {
    action: { control: false },
    picture: { options: Object.values(defaultPictures), control: 'select' },
  },
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Fighter Not Found',
    text: "The fighter you're looking for doesn't exist or has been removed.",
    action: <ButtonLink to={paths.fighters}>Back to Fighters</ButtonLink>,
    picture: defaultPictures.fighter,
  },
} satisfies Meta<typeof MissingPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The title says what is missing, the link leads on, and the picture is decoration. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Fighter Not Found' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Fighters' })).toHaveAttribute(
      'href',
      paths.fighters,
    );
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** The picture is above the text. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A wide picture is cropped to the same place. */
export const WidePicture: Story = { args: { picture: defaultPictures.event } };

/** Long words wrap on a small phone. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    title: 'Maximiliano Oyarzabal-Featherstonehaugh Not Found',
    text: "The fighter you're looking for doesn't exist, has been removed, or has never been in this league; others fight here every month.",
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
