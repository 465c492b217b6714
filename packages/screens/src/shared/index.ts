export { writeLater, type LateWriter } from './write-later';
