import { keepsContractInDom } from '@stellwerk/testing/in-dom';
import * as patterns from '../patterns';
import { cases } from './all.cases';

keepsContractInDom(patterns, cases);
