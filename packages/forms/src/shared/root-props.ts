import type { ComponentPropsWithRef } from 'react';

/** What a caller may set at the root of a form: `className`, `ref`, `id` and further attributes. */
export type FormRootProps = Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'noValidate'>;
