// @vitest-environment jsdom
import { keepsContractInDom } from '../../../../scripts/testing/in-dom';
import * as patterns from '../patterns';
import { cases } from './all.cases';

keepsContractInDom(patterns, cases);
