import { Table, type TableColumn } from '../components/table';
import { contrast } from '../lib/contrast';
import { tokens, type ColorToken } from '../tokens';
import { colours, type Described } from './described';
import { Variable } from './Variable';

type Theme = 'light' | 'dark';

const isColour = (name: string): name is ColorToken => name in tokens.light.color;

/** Grounds on which a colour is read; none for grounds and for what carries no meaning. */
function groundsOf(name: string): ColorToken[] {
  if (/-soft$|^(?:paper|surface|sunken|line|scrim|band|band-line)$/.test(name)) return [];
  if (name.startsWith('on-band') || name.startsWith('band-')) return ['band'];
  const under = name.startsWith('on-') ? name.slice(3) : '';
  return isColour(under) ? [under] : ['paper', 'surface'];
}

const ratio = (value: number): string => `${(Math.floor(value * 10) / 10).toLocaleString('de-DE', { minimumFractionDigits: 1 })} : 1`;

function Swatch({ name, theme }: { readonly name: ColorToken; readonly theme: Theme }) {
  const { color } = tokens[theme];
  return (
    <span className="sw:grid sw:gap-1">
      <span className="sw:flex sw:items-center sw:gap-2">
        <span
          className="sw:size-12 sw:flex-none sw:border sw:border-line-strong sw:rounded-1 sw:forced-color-adjust-none"
          style={{ background: color[name] }}
        />
        <code className="sw:text-sm sw:whitespace-nowrap">{color[name]}</code>
      </span>
      {groundsOf(name).map((ground) => (
        <span key={ground} className="sw:text-sm sw:text-ink-2">
          {ratio(contrast(color[name], color[ground]))} auf {ground}
        </span>
      ))}
    </span>
  );
}

interface Row extends Described {
  readonly name: ColorToken;
}

const columns: readonly TableColumn<Row>[] = [
  { key: 'role', header: 'Wofür', rowHeader: true, cell: ({ role }) => role },
  { key: 'light', header: 'Hell', cell: ({ name }) => <Swatch name={name} theme="light" /> },
  { key: 'dark', header: 'Dunkel', cell: ({ name }) => <Swatch name={name} theme="dark" /> },
  { key: 'variable', header: 'Variable', cell: ({ name }) => <Variable name={`--sw-color-${name}`} /> },
];

/** Colours of one purpose with their values in both themes, their contrast, and the variable to copy. */
export function ColourTable({ title, names }: { readonly title: string; readonly names: readonly ColorToken[] }) {
  const rows = colours.flatMap(({ name, role }) => (isColour(name) && names.includes(name) ? [{ name, role }] : []));
  return (
    <section className="sw:grid sw:gap-3">
      <h2 className="sw:text-xl sw:font-semibold">{title}</h2>
      <Table caption={title} columns={columns} rows={rows} rowKey={({ name }) => name} />
    </section>
  );
}
