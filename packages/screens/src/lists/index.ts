export type { ListControl } from './results';
export { choiceIn, pageIn, textIn } from './list-query';
export { ListPages, type ListPagesProps } from './ListPages';
export { ListResults, type ListResultsProps } from './ListResults';
export { ListSearch } from './ListSearch';
export { everyWordMatcher, listView, type Direction, type ListRules, type ListState, type ListView } from './list-view';
export { ResetButton } from './ResetButton';
export { ResultsCount } from './ResultsCount';
export { usePages, type Pages } from './use-pages';
