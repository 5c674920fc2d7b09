import type { Meta, StoryObj } from '@storybook/react-vite';
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
      <Card as="section" title={signupContent.form.title}>
        <TextField label="Full name" autoComplete="name" />
        <TextField label="Email address" autoComplete="email" />
      </Card>
    ),
    beside: (
      <>
        <Card as="section" title={signupContent.benefits.title}>
          <BenefitList items={signupContent.benefits.items} />
        </Card>
        <PictureCard {...signupContent.welcome} />
      </>
    ),
  },
} satisfies Meta<typeof FormColumns>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The form takes the larger part; what stands beside it reaches down to its end. */
export const Default: Story = { globals: { viewport: { value: 'laptop' } } };

/** On a phone the form comes first. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
