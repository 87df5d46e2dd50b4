const list = new Intl.ListFormat('tr-TR');

/** The server's Turkish messages about posts. */
export const postText = {
  empty: 'Lütfen yazının içeriğini giriniz.',
  /** @param positions of the missing images among the images of the text, from 1. */
  missingImages: (positions: readonly number[]) => {
    const which = list.format(positions.map((position) => `${position}.`));
    return positions.length === 1
      ? `Metindeki ${which} görsel artık kayıtlı değil. Lütfen bu görseli metinden silin, gerekiyorsa yeniden yükleyin.`
      : `Metindeki ${which} görseller artık kayıtlı değil. Lütfen bu görselleri metinden silin, gerekiyorsa yeniden yükleyin.`;
  },
} as const;
