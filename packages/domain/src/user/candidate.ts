import { readApplication, type Application } from '../application/read/application';
import { asList, asObject, firstText } from '../wire/loose';
import { readUserProfile, type UserProfile } from './read';

/** A candidate as seen by a company that received an application; texts are '' if missing (O11). */
export interface CandidateProfile extends Pick<UserProfile, 'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'avatarUrl'> {
  readonly place: string;
  readonly linkedin: string;
  readonly xing: string;
  readonly website: string;
  /** Those to the company of the reader; all of them for the person itself. */
  readonly applications: readonly Application[];
}

/** Reads the profile of a candidate (O11). */
export function readCandidateProfile(answer: unknown): CandidateProfile {
  const candidate = asObject(answer);
  const { id, firstName, lastName, email, phone, avatarUrl } = readUserProfile(candidate);
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    avatarUrl,
    place: firstText(candidate.location),
    linkedin: firstText(candidate.linkedinProfile),
    xing: firstText(candidate.xingProfile),
    website: firstText(candidate.websiteUrl),
    applications: asList(candidate.applications).map(readApplication),
  };
}
