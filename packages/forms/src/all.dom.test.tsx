import { keepsContractInDom } from '@stellwerk/testing/in-dom';
import { cases } from './all.cases';
import * as forms from './index';

keepsContractInDom(forms, cases);
