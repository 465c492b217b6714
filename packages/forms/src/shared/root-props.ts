import type { ComponentPropsWithRef } from 'react';

/**
 * Props that a caller may set on the root element of a form: `className`, `ref`, `id` and further
 * attributes.
 */
export type FormRootProps = Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'noValidate'>;
