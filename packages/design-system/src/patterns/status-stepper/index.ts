export { StatusStepper, type StatusStepperProps } from './StatusStepper';
