import { keepsContractInDom } from '@stellwerk/testing/in-dom';
import { cases } from './all.cases';
import * as designs from './index';

keepsContractInDom(designs, cases);
