import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** Required on every page of Mantine. The sheets are those of the components alone, the smallest way that its documentation names. */
export function Provider({ children }: { children: ReactNode }) {
  return <MantineProvider>{children}</MantineProvider>;
}
