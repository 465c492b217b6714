import '../referral/modal.css';

export { ShareDialog as default } from './ShareDialog';
