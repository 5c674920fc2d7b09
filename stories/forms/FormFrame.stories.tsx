import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SubmitEvent } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { FormFrame } from '../../src/components/forms/FormFrame';
import { TextField } from '../../src/components/primitives/TextField';
import { league } from '../../src/config/league';
import { privacyNotice } from '../../src/content/privacy';
import { signupContent } from '../../src/content/signup';

const copy = signupContent.form;

const meta = {
  title: 'Forms/FormFrame',
  component: FormFrame,
  args: {
    copy,
    privacy: privacyNotice.member,
    submission: { status: 'idle' },
    onSubmit: fn((event: SubmitEvent) => {
      event.preventDefault();
    }),
    children: <TextField label="Full name" autoComplete="name" />,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof FormFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The hint is first, the button last, and below it what the data is for. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [hint, field, button] = [
      canvas.getByText(copy.hint),
      canvas.getByLabelText('Full name'),
      canvas.getByRole('button', { name: copy.submit }),
    ].map((part) => part.getBoundingClientRect());
    await expect(field?.top).toBeGreaterThan(hint?.bottom ?? Infinity);
    await expect(button?.top).toBeGreaterThan(field?.bottom ?? Infinity);
    await expect(canvas.getByRole('link', { name: league.privacyEmail })).toBeVisible();
  },
};

/** On a touch screen, Enter leads to the next field, and only the last one sends the form. */
export const NextByEnter: Story = {
  tags: ['behaviour'],
  args: {
    children: (
      <>
        <TextField label="Full name" autoComplete="name" enterKeyHint="next" />
        <TextField label="Email address" autoComplete="email" enterKeyHint="send" />
      </>
    ),
  },
  beforeEach: () => {
    const realMatchMedia = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      realMatchMedia(query === '(pointer: coarse)' ? 'all' : query),
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Ada Quist{Enter}');
    await expect(canvas.getByLabelText('Email address')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The button is as wide as the fields. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: copy.submit });
    const field = canvas.getByLabelText('Full name');
    await expect(button.getBoundingClientRect().width).toBe(field.getBoundingClientRect().width);
  },
};
