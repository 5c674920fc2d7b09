import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenefitList } from '../../src/components/forms/BenefitList';
import { FormColumns } from '../../src/components/forms/FormColumns';
import { PictureCard } from '../../src/components/forms/PictureCard';
import { Card } from '../../src/components/primitives/Card';
import { TextField } from '../../src/components/primitives/TextField';
import { signupContent } from '../../src/content/signup';

const meta = {
  title: 'Forms/FormColumns',
  component: FormColumns,
  args: {
    children: (
      <Card title={signupContent.form.title}>
        <TextField label="Full name" autoComplete="name" />
        <TextField label="Email address" autoComplete="email" />
      </Card>
    ),
    beside: (
      <>
        <Card title={signupContent.benefits.title}>
          <BenefitList items={signupContent.benefits.items} />
        </Card>
        <PictureCard {...signupContent.welcome} />
      </>
    ),
  },
  argTypes: { children: { control: false }, beside: { control: false } },
} satisfies Meta<typeof FormColumns>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Returns the boxes of the form, and of the first and the last card beside it. */
const boxes = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  const box = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect();
  const { form, benefits, welcome } = signupContent;
  return { form: box(form.title), first: box(benefits.title), last: box(welcome.title) };
};

/** The form is as wide as its fields need, and the cards have the rest. */
export const Default: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const { form, last } = boxes(canvas);
    await expect(form.width).toBe(512);
    await expect(last.width).toBeGreaterThan(form.width);
    await expect(last.left).toBeGreaterThan(form.right);
  },
};

/** The last card beside a long form ends where the form does. */
export const LongForm: Story = {
  tags: ['edge-case'],
  args: {
    children: (
      <Card title={signupContent.form.title}>
        {Array.from({ length: 12 }, (_, index) => (
          <TextField key={index} label={`Field ${index + 1}`} />
        ))}
      </Card>
    ),
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const { form, last } = boxes(canvas);
    await expect(last.bottom).toBeCloseTo(form.bottom);
  },
};

/** One column, the form first. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { form, first } = boxes(canvas);
    await expect(first.top).toBeGreaterThan(form.bottom);
  },
};
