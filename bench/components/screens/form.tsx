import '@stellwerk/forms/css/application-form.css';
import { ApplicationForm, type ApplicationFormProps } from '@stellwerk/forms/application-form';

export default function Screen({ onSubmit, onCancel }: Pick<ApplicationFormProps, 'onSubmit' | 'onCancel'>) {
  return <ApplicationForm jobId="42" onSubmit={onSubmit} onCancel={onCancel} />;
}
