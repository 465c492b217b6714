/**
 * The limit page of the product's measurements: React, a router and SWR, and one list rendered with them. Frozen: it imports nothing of the
 * product, and a change of the product never changes this page.
 */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import useSWR from 'swr';

interface Job {
  readonly id: number;
  readonly title: string;
}

function isJobs(value: unknown): value is readonly Job[] {
  return Array.isArray(value);
}

async function load(path: string): Promise<readonly Job[]> {
  const response = await fetch(path);
  const body: unknown = await response.json();
  return isJobs(body) ? body : [];
}

function List() {
  const { data = [] } = useSWR('/jobs.json', load);
  return (
    <ul>
      {data.map((job) => (
        <li key={job.id}>
          <Link to={`/jobs/${job.id}`}>{job.title}</Link>
        </li>
      ))}
    </ul>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<List />} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  );
}
