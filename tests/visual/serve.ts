import { startMock } from '../../mock-server/prism.ts';
import { startProduct } from '../browser/fixtures/product.ts';

/** Starts one product and one mock for all workers, since a worker ends with every difference. */
export default async function serve(): Promise<() => Promise<void>> {
  const product = await startProduct();
  const mock = await startMock({ port: 0, host: '127.0.0.1' });
  process.env.PRODUCT_URL = product.url;
  process.env.MOCK_URL = mock.url;
  return async () => {
    await mock.close();
    await product.remove();
  };
}
