import { addons } from 'storybook/manager-api';
import { visibleLabel } from './parts/search-title';
import { theme } from './theme';

addons.setConfig({
  theme,
  sidebar: { showRoots: true, collapsedRoots: ['muster', 'bausteine', 'grundlagen'], renderLabel: ({ name }) => visibleLabel(name) },
});
