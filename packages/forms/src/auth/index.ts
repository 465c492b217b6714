export { AuthCard, type AuthCardProps } from './AuthCard';
export { ConfirmEmailForm, type ConfirmEmailFormProps } from './ConfirmEmailForm';
export { LoginForm, type LoginFormProps } from './LoginForm';
export { NewPasswordField, type NewPasswordFieldProps } from './fields';
export { PasswordForgotForm, PasswordResetForm, type PasswordFormProps } from './PasswordForms';
export { RegistrationForm, type RegistrationFormProps } from './RegistrationForm';
export type { ConfirmValues, ForgotValues, LoginValues, RegistrationValues, ResetValues } from './schemas';
export type { SubmitFailure, SubmitHandler } from '@stellwerk/domain';
