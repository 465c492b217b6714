import type { Company } from '@stellwerk/domain';
import * as calls from '@stellwerk/domain/calls';
import { industryOf, toCompanyPayload, type CompanyProfileValues } from '@stellwerk/forms/company-profile-form';
import { mediaUrl } from '@stellwerk/domain';
import { handles401 } from '../call-input';
import { send } from '../client';
import { sendForm } from '../upload';

/**
 * Creates a company, only once per key (O13).
 * @returns its id
 */
export async function createCompany(
  { name, industry }: Pick<CompanyProfileValues, 'name' | 'industry'>,
  requestKey: string,
): Promise<string> {
  const body = { name: name.trim(), industry: industryOf(industry) ?? '', requestKey };
  return (await send(calls.createCompany, { body }, handles401)).id;
}

/**
 * Stores the profile of a company.
 * @param seen the version that the edit is based on; null overwrites any stored version
 */
export function updateCompany(id: string, values: CompanyProfileValues, seen: number | null): Promise<Company> {
  const body = { ...toCompanyPayload(values, 'settings'), ...(seen === null ? {} : { expectedVersion: seen }) };
  return send(calls.updateCompany, { params: { id }, body }, handles401);
}

/** Uploads a logo at once. @returns its URL */
export async function uploadLogo(id: string, file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const { url, filename } = await sendForm(calls.uploadCompanyLogo, { params: { id }, form }, handles401);
  return url || mediaUrl('logos', filename);
}

export const removeLogo = (id: string): Promise<unknown> => send(calls.deleteCompanyLogo, { params: { id } }, handles401);

/** Activates a company again. @param withJobs also the jobs that were active before. @throws ApiError */
export const activate = (id: string, withJobs: boolean): Promise<Company> =>
  send(calls.activateCompany, { params: { id }, query: withJobs ? { jobs: 'previous' } : {} });

/** Hides the company from the public (O30). */
export const deactivate = (id: string): Promise<Company> => send(calls.deactivateCompany, { params: { id } }, handles401);
