export { Accordion, type AccordionItem, type AccordionProps } from './Accordion';
export { Disclosure, type DisclosureProps } from './Disclosure';
