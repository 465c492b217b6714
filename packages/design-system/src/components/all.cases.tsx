import { Search } from 'lucide-react';
import { bare, type Cases, client, control, framed, root } from '@stellwerk/testing/cases';
import * as ds from '../index';
import { RichTextEditor } from './rich-text-editor';

const nothing = () => undefined;
const options = [{ value: 'a', label: 'Hamburg' }];
const field = (id: string) => ({
  control: { id, 'aria-invalid': false, 'aria-describedby': undefined },
  labelId: `${id}-label`,
  hintId: `${id}-hint`,
  errorId: `${id}-error`,
});

/** One case per exported component; `all.test.tsx` fails for a component without one. */
export const cases: Cases = {
  Accordion: root((p) => <ds.Accordion {...p} items={[{ key: 'a', summary: 'Mehr', content: 'Text' }]} />),
  Avatar: root((p) => <ds.Avatar {...p} name="Jana Petersen" />),
  Badge: root((p) => <ds.Badge {...p}>Neu</ds.Badge>),
  Banner: root((p) => <ds.Banner {...p}>Gespeichert</ds.Banner>),
  BarChart: root((p) => (
    <ds.BarChart
      {...p}
      title="Aufrufe"
      description="Aufrufe im Jahr"
      groupHeader="Jahr"
      series={[{ key: 'n', label: 'Aufrufe' }]}
      groups={[{ key: '1', label: '2026', values: { n: 3 } }]}
    />
  )),
  Brand: root((p) => <ds.Brand {...p} href="/" />),
  Breadcrumb: root((p) => <ds.Breadcrumb {...p} items={[{ href: '/', label: 'Start' }]} current="Hier" />),
  Button: root((p) => <ds.Button {...p}>Weiter</ds.Button>),
  Card: root((p) => <ds.Card {...p}>Inhalt</ds.Card>),
  Carousel: root((p) => <ds.Carousel {...p} label="Stimmen" slides={['Eins', 'Zwei']} />),
  Checkbox: control((p) => <ds.Checkbox {...p} label="Ja" />),
  CheckboxGroup: root((p) => <ds.CheckboxGroup {...p} label="Orte" options={options} />),
  ComboBox: control((p) => <ds.ComboBox {...p} label="Ort" options={options} />),
  ConfirmDialog: client((p) => (
    <ds.ConfirmDialog {...p} open onOpenChange={nothing} title="Löschen?" confirmLabel="Löschen" onConfirm={nothing} />
  )),
  Count: root((p) => <ds.Count {...p}>{3}</ds.Count>),
  DateField: root((p) => <ds.DateField {...p} label="Bewerbungsschluss" />),
  DateRangePicker: root((p) => <ds.DateRangePicker {...p} label="Zeitraum" />),
  DescriptionList: root((p) => <ds.DescriptionList {...p} items={[{ term: 'Ort', description: 'Hamburg' }]} />),
  Dialog: client((p) => <ds.Dialog {...p} open onOpenChange={nothing} title="Titel" />),
  Disclosure: root((p) => (
    <ds.Disclosure {...p} summary="Mehr">
      Text
    </ds.Disclosure>
  )),
  EmptyState: root((p) => <ds.EmptyState {...p} title="Noch nichts" />),
  ErrorState: root((p) => <ds.ErrorState {...p} title="Fehler" />),
  ErrorSummary: root((p) => <ds.ErrorSummary {...p} items={[{ fieldId: 'a', message: 'Fehlt' }]} />),
  Field: root((p) => (
    <ds.Field {...p} field={field('field')} label="Gründungsjahr">
      <input {...field('field').control} className="sw-control" />
    </ds.Field>
  )),
  FieldFailed: root((p) => <ds.FieldFailed {...p} label="Ihr Profil" error={null} retrying={false} onRetry={nothing} />),
  FieldError: root((p) => (
    <ds.FieldError {...p} id="e">
      Fehlt
    </ds.FieldError>
  )),
  FieldGroup: root((p) => <ds.FieldGroup {...p} field={field('group')} label="Orte" />),
  FieldHint: root((p) => (
    <ds.FieldHint {...p} id="h">
      Hinweis
    </ds.FieldHint>
  )),
  FileField: control((p) => <ds.FileField {...p} label="Lebenslauf" file={null} onSelect={nothing} onRemove={nothing} />),
  FilterChips: root((p) => <ds.FilterChips {...p} label="Ort" options={options} value="a" onChange={nothing} />),
  Icon: root((p) => <ds.Icon {...p} as={Search} />),
  IconButton: root((p) => <ds.IconButton {...p} label="Suchen" icon={Search} />),
  LinkButton: root((p) => (
    <ds.LinkButton {...p} href="/">
      Start
    </ds.LinkButton>
  )),
  PictureProvider: bare(() => <ds.PictureProvider sourcesOf={() => undefined}>Seite</ds.PictureProvider>),
  LinkProvider: bare(() => <ds.LinkProvider render={({ children }) => <b>{children}</b>}>Seite</ds.LinkProvider>),
  Loaded: root((p) => (
    <ds.Loaded {...p} value={ds.loadable.ready('Bremen')} skeleton={null} failure={{ title: 'Fehler' }}>
      {(town) => town}
    </ds.Loaded>
  )),
  Logo: root((p) => <ds.Logo {...p} name="Nordbahn" />),
  Menu: root((p) => <ds.Menu {...p} label="Aktionen" items={[{ key: 'a', label: 'Ansehen', onSelect: nothing }]} />),
  NativeSelect: control((p) => <ds.NativeSelect {...p} label="Ort" options={options} />),
  NumberField: control((p) => <ds.NumberField {...p} label="Plätze" />),
  OptionalMark: root((p) => <ds.OptionalMark {...p} />),
  Pagination: root((p) => <ds.Pagination {...p} page={1} pageSize={1} total={2} onPage={nothing} />),
  PartBoundary: bare(() => <ds.PartBoundary>Teil</ds.PartBoundary>),
  PartFailed: root((p) => <ds.PartFailed {...p} error={null} retrying={false} onRetry={nothing} />),
  PasswordField: control((p) => <ds.PasswordField {...p} label="Passwort" autoComplete="current-password" />),
  ProgressBar: root((p) => <ds.ProgressBar {...p} label="Hochladen" value={3} />),
  QrCode: root((p) => <ds.QrCode {...p} value="https://stellwerk.example" label="QR-Code" />),
  RadioGroup: control((p) => <ds.RadioGroup {...p} label="Ort" name="ort" options={options} />),
  RichText: root((p) => <ds.RichText {...p} content="<p>Text</p>" />),
  RichTextEditor: control((p) => <RichTextEditor {...p} label="Text" value="" onChange={nothing} />),
  SearchField: control((p) => <ds.SearchField {...p} label="Suche" value="" onChange={nothing} />),
  Section: root((p) => (
    <ds.Section {...p} title="Orte">
      Bremen
    </ds.Section>
  )),
  Select: control((p) => <ds.Select {...p} label="Ort" options={options} />),
  RichTextEditorSkeleton: root((p) => <ds.RichTextEditorSkeleton {...p} label="Stellenbeschreibung" />),
  Skeleton: root((p) => <ds.Skeleton {...p} />),
  SkeletonRegion: root((p) => <ds.SkeletonRegion {...p}>…</ds.SkeletonRegion>),
  Spinner: root((p) => <ds.Spinner {...p} />),
  StarRating: root((p) => <ds.StarRating {...p} label="Bewertung" value={3} />),
  StateFrame: root((p) => <ds.StateFrame {...p} title="Zustand" drawing={null} />),
  StatusMark: root((p) => (
    <ds.StatusMark {...p} stage="new">
      Neu
    </ds.StatusMark>
  )),
  Switch: control((p) => <ds.Switch {...p} label="An" />),
  TabNav: root((p) => <ds.TabNav {...p} label="Ansichten" items={[{ href: '/', label: 'Start' }]} />),
  // A container around the table lets its rows become blocks; a caller's attributes go to the
  // table.
  Table: framed((p) => (
    <ds.Table
      {...p}
      caption="Orte"
      columns={[{ key: 'a', header: 'Ort', cell: (row: string) => row }]}
      rows={['Köln']}
      rowKey={(row) => row}
    />
  )),
  Tabs: root((p) => <ds.Tabs {...p} label="Reiter" items={[{ value: 'a', label: 'A', content: 'Inhalt' }]} />),
  TextArea: control((p) => <ds.TextArea {...p} label="Notiz" />),
  TextField: control((p) => <ds.TextField {...p} label="Vorname" />),
  TextLink: root((p) => (
    <ds.TextLink {...p} href="/">
      Start
    </ds.TextLink>
  )),
  ToastProvider: bare(() => <ds.ToastProvider>Seite</ds.ToastProvider>),
  Toolbar: root((p) => (
    <ds.Toolbar {...p} label="Werkzeuge">
      <ds.Button>Fett</ds.Button>
    </ds.Toolbar>
  )),
  Tooltip: bare(() => (
    <ds.Tooltip text="Mehr">
      <ds.Button>Weiter</ds.Button>
    </ds.Tooltip>
  )),
  VideoPlayer: root((p) => <ds.VideoPlayer {...p} video={null} />),
  VisuallyHidden: root((p) => <ds.VisuallyHidden {...p}>Worte</ds.VisuallyHidden>),
  WhenLoaded: bare(() => (
    <ds.WhenLoaded part={{ promise: Promise.resolve('Teil'), loaded: 'Teil' }}>{(text) => <p>{text}</p>}</ds.WhenLoaded>
  )),
};
