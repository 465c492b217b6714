export { FEW } from './exact';
export { fold, indexTokensOf, foldedTokens } from './fold';
export { ASIDE, levelOf, LEVELS, partOf, root, stem, type Level, type Part } from './forms';
export { LEAST_SIMILARITY, listVocabulary, MOST_ALIKE, jobTokens } from './list';
export { holds, type Match } from './match';
export { planSearch, type Plan } from './plan';
export type { Vocabulary } from './vocabulary';
export { spelled } from './spelled';
export { searchList, type ListFound, type ListedJob } from './list-search';
