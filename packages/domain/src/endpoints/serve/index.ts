export { decideAccess, notFound, type AccessFacts, type Decision } from './access';
export { AnswerError, Reply } from './answer';
export { CallError, ERROR_STATUS, errorResponse, unknownPath, type ErrorKind, type FieldError } from './errors';
export type { AnyHandler, AnyInput, Handler, Handlers, Input } from './handlers';
export { JSON_LIMIT, parseInput, parseJson, readQuery } from './input';
export { isSoundJson } from './sound-json';
export { literalFirst, pathsOf } from './paths';
export { checkAccess, type AccessStore, type Caller, type Found, type Row } from './scope';
export { serve, type Host, type Served } from './serve';
