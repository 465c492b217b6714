import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, QuickFilter, QuickFilterControl, Toolbar, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';
import { useState, type ReactNode } from 'react';

/** An application as its row shows it; the measurement derives it from the product's response. */
export interface Row {
  id: string;
  name: string;
  place: string;
  email: string;
  phone: string;
  job: string;
  workplace: string;
  /** 'YYYY-MM-DD…' */
  createdAt: string;
  status: string;
  documents: string[];
}

/** Label of a button, and the status that it sets. */
const FILTERS = [
  ['Alle', ''],
  ['Neu', 'Eingereicht'],
  ['In Bearbeitung', 'In Bearbeitung'],
  ['Interview', 'Interview geplant'],
  ['Eingestellt', 'Eingestellt'],
  ['Abgelehnt', 'Abgelehnt'],
] as const;

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });

function TwoLines({ first, second }: { first: string; second: ReactNode }) {
  return (
    <Stack sx={{ height: '100%', justifyContent: 'center' }}>
      <Typography variant="body2">{first}</Typography>
      <Typography variant="caption">{second}</Typography>
    </Stack>
  );
}

const columnsOf = (onDetails: (row: Row) => void): GridColDef<Row>[] => [
  { field: 'name', headerName: 'Name', flex: 1.4, renderCell: ({ row }) => <TwoLines first={row.name} second={row.place} /> },
  { field: 'job', headerName: 'Stelle', flex: 1.4, renderCell: ({ row }) => <TwoLines first={row.job} second={row.workplace} /> },
  {
    field: 'createdAt',
    headerName: 'Datum',
    flex: 1,
    valueFormatter: (value: string) => day.format(new Date(value)),
  },
  { field: 'status', headerName: 'Status', flex: 1, renderCell: ({ row }) => <Chip size="small" label={row.status} /> },
  {
    field: 'documents',
    headerName: 'Unterlagen',
    flex: 1.4,
    valueGetter: (value: string[]) => value.join(', '),
    renderCell: ({ row }) => row.documents.map((name) => <Button key={name}>{name}</Button>),
  },
  {
    field: 'action',
    headerName: 'Aktion',
    sortable: false,
    filterable: false,
    width: 120,
    renderCell: ({ row }) => (
      <Button size="small" variant="outlined" aria-label={`Details zu ${row.name}`} onClick={() => onDetails(row)}>
        Details
      </Button>
    ),
  },
];

function Search() {
  return (
    <Toolbar>
      <QuickFilter defaultExpanded>
        <QuickFilterControl aria-label="Suche" placeholder="Name oder Stelle" />
      </QuickFilter>
    </Toolbar>
  );
}

export function Applications({ rows }: { rows: readonly Row[] }) {
  const [model, setModel] = useState<GridFilterModel>({ items: [] });
  const [open, setOpen] = useState<Row | null>(null);
  const [columns] = useState(() => columnsOf(setOpen));
  const status = typeof model.items[0]?.value === 'string' ? model.items[0].value : '';
  const choose = (value: string | null): void => {
    if (value === null) return;
    const items = value === '' ? [] : [{ id: 1, field: 'status', operator: 'equals', value }];
    setModel((before) => ({ ...before, items }));
  };
  return (
    <>
      <ToggleButtonGroup exclusive size="small" value={status} onChange={(_event, value: string | null) => choose(value)}>
        {FILTERS.map(([label, value]) => (
          <ToggleButton key={label} value={value}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 800 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowHeight={60}
          checkboxSelection
          disableRowSelectionOnClick
          showToolbar
          slots={{ toolbar: Search }}
          filterModel={model}
          onFilterModelChange={setModel}
          pageSizeOptions={[20]}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
          localeText={deDE.components.MuiDataGrid.defaultProps.localeText}
        />
      </div>
      <Dialog open={open !== null} onClose={() => setOpen(null)} fullWidth maxWidth="md" aria-label={`Bewerbung von ${open?.name ?? ''}`}>
        <DialogTitle>{open?.name}</DialogTitle>
        <DialogContent>
          {[open?.job, open?.status, open?.email, open?.phone, ...(open?.documents ?? [])].map((text) => (
            <Typography key={text}>{text}</Typography>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(null)}>Schließen</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
