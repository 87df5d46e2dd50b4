/** The first formatter of a page takes a slow phone 70 ms, so none is made before it is used. */
function onFirstUse<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const longDateTime = onFirstUse(
  () => new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short' }),
);
const day = onFirstUse(
  () => new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', weekday: 'long' }),
);
const calendarDay = onFirstUse(
  () => new Intl.DateTimeFormat('tr-TR', { dateStyle: 'medium', timeZone: 'UTC' }),
);
const plain = onFirstUse(() => new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 }));
const lira = onFirstUse(
  () => new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY', maximumFractionDigits: 0 }),
);

/** A date as long tr-TR date and time: `18 Kasım 2026 11:41`. */
export const dateText = (iso: string) => longDateTime().format(new Date(iso));

/** A day without its year: `24 Kasım Salı`. */
export const dayText = (date: Date) => day().format(date);

/** A day of the wire, such as `2026-11-20`: `20 Kas 2026`. */
export const calendarDayText = (day: string) => calendarDay().format(new Date(day));

/** An amount as Turkish lira without decimals: `₺1.250.000`. */
export const liraText = (amount: number) => lira().format(amount);

/** A price for each square metre, with the decimals that it has: `₺5.633 / m²`, `₺33,33 / m²`. */
export const perSquareMetreText = (price: number) => `₺${plain().format(price)} / m²`;

/** A number with Turkish separators: `2.450`, `0,5`. */
export const numberText = (value: number) => plain().format(value);

/** A count, with a plus sign when the server stopped counting there: `1.000+`. */
export const countText = (count: number, capped: boolean) => `${plain().format(count)}${capped ? '+' : ''}`;
