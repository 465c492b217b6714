import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from '../link';
import { Checkbox } from './Checkbox';
import { CheckboxGroup } from './CheckboxGroup';

const consent = (
  <>
    Ich akzeptiere die <TextLink href="#agb">Allgemeinen Geschäftsbedingungen</TextLink>
  </>
);

const meta = { title: 'Bausteine/Kontrollkästchen', component: Checkbox, args: { label: consent, onChange: fn() } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Einzeln: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(/Ich akzeptiere/));
    await expect(box).not.toBeChecked();
  },
};

export const MitFehler: Story = {
  args: { error: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.');
  },
};

export const Zustände: Story = {
  render: () => (
    <div className="sw:grid sw:gap-3">
      <Checkbox label="Newsletter abonnieren" optional defaultChecked />
      <Checkbox label="Gesperrt" disabled />
      <Checkbox label="Gesperrt und gewählt" disabled defaultChecked />
    </div>
  ),
};

function Controlled() {
  const [value, setValue] = useState<string[]>(['b']);
  return (
    <>
      <CheckboxGroup
        label="Ansprechpartner"
        hint="Mindestens eine Person"
        value={value}
        onChange={setValue}
        options={[
          { value: 'a', label: 'Jana Petersen', hint: 'Personalleitung' },
          { value: 'b', label: 'Deniz Karakaya' },
        ]}
      />
      <output>{value.join(',')}</output>
    </>
  );
}

export const Gruppe: Story = {
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Jana Petersen' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('a,b');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Deniz Karakaya' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^a$/);
    await expect(canvas.getByRole('group', { name: 'Ansprechpartner' })).toHaveAccessibleDescription('Mindestens eine Person');
  },
};
