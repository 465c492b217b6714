import type { Id } from '@stellwerk/domain';
import type { CompanyStats } from '@stellwerk/domain';
import { companyStats } from '@stellwerk/domain/calls';
import { useCall, type CallState } from '../use-call';

/** The figures of the overview of a company (CD39). */
export const useCompanyStats = (companyId: Id<'company'>): CallState<CompanyStats> => useCall(companyStats, { params: { id: companyId } });
