// Loaded before the server: every SIGUSR2 advances the clock by a day.
const DAY = 24 * 60 * 60 * 1000;
const RealDate = Date;
let ahead = 0;
process.on('SIGUSR2', () => {
  ahead += DAY;
});

globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + ahead);
    else super(...values);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};
