import { keepsContractInDom } from '@stellwerk/testing/in-dom';
import * as ds from '../index';
import { cases } from './all.cases';
import * as editor from './rich-text-editor';

keepsContractInDom({ ...ds, ...editor }, cases);
