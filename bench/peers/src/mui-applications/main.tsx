/** The table of applications in MUI's own grid: all rows in memory, twenty to a page, its own search and filter. */
import { createRoot } from 'react-dom/client';
import { Applications, type Row } from './Applications.tsx';

const rows: readonly Row[] = await (await fetch('/rows.json')).json();
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Applications rows={rows} />);
