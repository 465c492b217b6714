import { Button, NumberField, Select, TextField } from '@stellwerk/design-system';
import { StatusBadge, StatusStepper } from '@stellwerk/design-system/patterns';
import { readBrandColor, themeSheet, type BrandColor } from '@stellwerk/design-system/theme';
import { JOB_TEMPLATES, jobTemplateLabels } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { JobTemplateView } from './JobTemplateView';
import { fullJob, propsOf } from './tests/samples';

const FONTS = [
  { value: '', label: 'IBM Plex Sans (wie Stellwerk)' },
  { value: 'system-ui, sans-serif', label: 'Schrift des Systems' },
  { value: 'Georgia, serif', label: 'Georgia' },
];

/** Width of a design in px, and its scale: all of it fits into a phone. */
const [WIDTH, SCALE] = [1000, 0.28];

interface EditorProps {
  /** Brand colour at the start, as it may be typed. */
  readonly start: string;
  readonly radius: number;
}

function faultOf(brand: BrandColor): string | undefined {
  if (brand.ok) return undefined;
  if (brand.reason === 'format') return 'Bitte geben Sie die Farbe als #rrggbb ein.';
  const ratio = brand.ratio.toLocaleString('de-DE', { maximumFractionDigits: 2 });
  return `Der Kontrast zu hellem Grund ist ${ratio}:1; nötig sind 4,5:1. Der nächste Ton, der reicht, ist ${brand.nearest}.`;
}

/** Shows the look of a brand on components and on the three designs, and gives the sheet to copy. */
function ThemeEditor({ start, radius: firstRadius }: EditorProps) {
  const [text, setText] = useState(start);
  const [radius, setRadius] = useState<number | null>(firstRadius);
  const [sans, setSans] = useState('');
  const brand = readBrandColor(text);
  const theme = {
    ...(brand.ok && { color: brand.color }),
    ...(radius !== null && { radius }),
    ...(sans !== '' && { sans }),
  };
  return (
    <div className="sw:grid sw:gap-8 sw:p-6">
      <style>{themeSheet(theme, '.brand-sample')}</style>
      <div className="sw:grid sw:max-w-container-lg sw:gap-6 sw:md:grid-cols-3 sw:items-start">
        <div className="sw:grid sw:gap-2 sw:justify-items-start">
          <TextField
            className="sw:w-full"
            label="Farbe der Marke"
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={faultOf(brand)}
          />
          {!brand.ok && brand.reason === 'contrast' && (
            <Button size="sm" onClick={() => setText(brand.nearest)}>
              {brand.nearest} übernehmen
            </Button>
          )}
        </div>
        <NumberField label="Eckenradius in px" value={radius} onChange={setRadius} min={0} max={24} />
        <Select label="Schrift" options={FONTS} value={sans} onChange={setSans} />
      </div>
      <div className="brand-sample sw-page sw:grid sw:gap-6 sw:rounded-2 sw:border sw:border-line sw:p-6">
        <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-4">
          <Button variant="primary">Jetzt bewerben</Button>
          <Button>Abbrechen</Button>
          <StatusBadge status="ACCEPTED" audience="company" />
        </div>
        <StatusStepper status="INTERVIEW_SCHEDULED" onChoose={() => undefined} />
        <div className="sw:flex sw:flex-wrap sw:gap-6">
          {JOB_TEMPLATES.map((template) => (
            <figure key={template} className="sw:grid sw:max-w-full sw:gap-2">
              <figcaption className="sw:font-semibold">{jobTemplateLabels[template]}</figcaption>
              <div inert className="sw:overflow-hidden sw:border sw:border-line" style={{ width: WIDTH * SCALE, height: 420 }}>
                <div style={{ width: WIDTH, transform: `scale(${SCALE})`, transformOrigin: '0 0' }}>
                  <JobTemplateView {...propsOf({ ...fullJob, template })} />
                </div>
              </div>
            </figure>
          ))}
        </div>
      </div>
      <figure className="sw:grid sw:gap-2">
        <figcaption className="sw:font-semibold">Stylesheet zum Kopieren</figcaption>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container whose content is not focusable */}
        <pre role="group" tabIndex={0} aria-label="Stylesheet" className="sw:overflow-x-auto sw:rounded-1 sw:bg-sunken sw:p-4 sw:text-sm">
          {themeSheet(theme)}
        </pre>
      </figure>
    </div>
  );
}

const meta = {
  title: 'Grundlagen/Marke',
  component: ThemeEditor,
  args: { start: '#1b3f8b', radius: 2 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThemeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change colour, radius and typeface; the sheet below follows. */
export const Blau: Story = {};
export const Rot: Story = { args: { start: '#b3122e', radius: 12 } };
export const Violett: Story = { args: { start: '#6a1b9a', radius: 0 }, globals: { theme: 'dark' } };

export const ZuHell: Story = {
  args: { start: '#ffcc00' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Farbe der Marke');
    await expect(field).toBeInvalid();
    await expect(canvas.getByRole('group', { name: 'Stylesheet' })).not.toHaveTextContent('--sw-brand');
    await userEvent.click(canvas.getByRole('button', { name: /übernehmen/ }));
    await expect(field).toBeValid();
    await expect(canvas.getByRole('group', { name: 'Stylesheet' })).toHaveTextContent(/--sw-brand: #[0-9a-f]{6}/);
  },
};
