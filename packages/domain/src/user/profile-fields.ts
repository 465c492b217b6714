/**
 * The fields that a person changes in the own profile, each with its column (decision 0105). Request, row and form have to `satisfy` a type
 * of it. They have no history.
 */
export const PROFILE_FIELDS = { firstName: 'first_name', lastName: 'last_name', phone: 'phone' } as const;

export type ProfileField = keyof typeof PROFILE_FIELDS;
export type ProfileColumn = (typeof PROFILE_FIELDS)[ProfileField];
