/** A certificate of one page, as a PDF. Its text avoids letters that the base fonts lack. */
export const certificatePdf = (): string =>
  documentPdf('Mesleki Yeterlilik Belgesi', 'Emlak, Seviye 5', 'Belge No: 2026/0001');

/** A document of one page, as a PDF. */
export function documentPdf(heading: string, line: string, number: string): string {
  const drawing = [
    '0.64 0.35 0.18 RG 6 w 40 40 515 762 re S',
    `BT /F1 30 Tf 92 660 Td (${heading}) Tj ET`,
    `BT /F1 16 Tf 92 610 Td (${line}) Tj ET`,
    `BT /F1 12 Tf 92 120 Td (${number}) Tj ET`,
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
}
