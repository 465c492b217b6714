/** Operator of the platform (O55), for the imprint and the footer of every mail; firm, people and numbers are invented. */
export const operator = {
  name: 'Stellwerk Musterbetrieb GmbH',
  address: 'Am Musterbahnhof 1, 28195 Bremen',
  director: 'Henrike Mustermann',
  phone: '0421 5550100',
  email: 'kontakt@stellwerk.example',
  register: 'Amtsgericht Bremen, HRB 00000 HB',
  vatId: 'DE000000000',
} as const;
