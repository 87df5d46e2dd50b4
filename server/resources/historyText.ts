/** The actors of history entries who have no account. */
export const historyText = {
  visitor: 'Ziyaretçi',
  /** An owner who replies to an offer by its link. */
  owner: 'Arazi sahibi',
  /** Who sets the server's environment. */
  operator: 'Sunucu ayarı',
};
