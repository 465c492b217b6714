export { FEW } from './exact';
export { fold, indexTokensOf, foldedTokens } from './fold';
export { ASIDE, levelOf, LEVELS, partOf, root, stem, type Level, type Part } from './forms';
export { LEAST_SIMILARITY, listVocabulary, MOST_ALIKE, jobTokens } from './list';
export { holds, type Match, type Vocabulary } from './match';
export { planSearch, type Plan } from './plan';
export { spelled, searchList, type ListFound, type ListedJob } from './list-search';
