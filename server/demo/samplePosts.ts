import type { Scene } from './images.ts';

interface SamplePost {
  title: string;
  meta_desc: string;
  content: string;
  scene: Scene;
  reads: number;
}

/** Advice for owners who want to sell; the oldest first. */
export const samplePosts: readonly SamplePost[] = [
  {
    title: 'Arsa ve tarla satışında gereken belgeler',
    meta_desc:
      'Tapu devrine giderken yanınızda ne olmalı? Arsa ve tarla satışında istenen belgeler, harçlar ve randevu adımları tek listede.',
    scene: { sun: 0.82, houses: true, motif: 'deed' },
    reads: 214,
    content: `<p>Tapu müdürlüğündeki işlem çoğu zaman yarım saat sürer; asıl zamanı eksik bir belge alır. Satışa karar verdiğiniz gün aşağıdaki listeyi tamamlarsanız devir gününü siz belirlersiniz.</p>
<h2>Satıcının hazırlaması gerekenler</h2>
<ul><li><strong>Kimlik belgesi:</strong> Nüfus cüzdanı, kimlik kartı veya pasaport. Adınız tapudakinden farklıysa önce isim düzeltmesi yapılır.</li><li><strong>Tapu bilgisi:</strong> Tapu senedi ya da il, ilçe, mahalle, ada ve parsel numarası.</li><li><strong>Emlak beyan değeri yazısı:</strong> Taşınmazın bulunduğu belediyeden alınır; emlak vergisi borcunuz varsa belediye önce onu ister.</li><li><strong>Vekâletname:</strong> Sizin yerinize başkası imza atacaksa, satış yetkisini açıkça içeren, noterden düzenlenmiş bir vekâletname gerekir.</li></ul>
<h2>Devir günü adım adım</h2>
<ol><li>Başvuruyu Web Tapu üzerinden ya da müdürlükten randevu alarak yapın.</li><li>Belgeler incelenir; haciz, ipotek veya şerh varsa bu aşamada ortaya çıkar.</li><li>Harç ve döner sermaye ücreti için kısa mesaj gelir, ödeme bankadan yapılır.</li><li>Taraflar randevu saatinde memur önünde imza atar, mülkiyet o anda geçer.</li></ol>
<h2>Masrafları kim öder?</h2>
<p>Tapu harcı, alıcı ve satıcı için ayrı ayrı, satış bedeli üzerinden binde yirmi oranında hesaplanır. Taraflar aralarında başka türlü anlaşabilir. Oranlar zaman içinde değişebildiği için ödemeden önce güncel tutarı müdürlükten teyit edin. Bedeli gerçeğinden düşük göstermek sonradan cezalı harç doğurur; tasarruf değil, risktir.</p>
<h2>En sık karşılaşılan üç engel</h2>
<p>Randevu günü geri dönenlerin çoğu aynı nedenlerle döner: tapuda unutulmuş bir ipotek kaydı, yıllar önce vefat etmiş bir hissedar ya da süresi dolmuş bir vekâletname. Tapu kaydınızı e-Devlet üzerinden bir hafta önce kontrol edin; kapanmış bir kredinin ipoteği bankadan alınacak yazıyla kaldırılır, miras kalan pay için önce intikal işlemi yapılır.</p>
<blockquote>Küçük bir öneri: Para, imzadan önce el değiştirmesin; blokeli çek veya güvenli ödeme sistemi iki tarafı da korur.</blockquote>`,
  },
  {
    title: 'Tarla mı, arsa mı? İmar durumu fiyatı nasıl değiştirir',
    meta_desc:
      'Aynı yolun iki yanındaki iki parselin fiyatı neden farklıdır? Tarla ile arsa arasındaki fark, imar durumu sorgulama ve satışta dikkat edilecekler.',
    scene: { sun: 0.2, road: true, motif: 'map' },
    reads: 168,
    content: `<p>Aynı yolun iki yanında, aynı büyüklükte iki parsel düşünün. Birinin metrekaresi ötekinin beş katına satılıyorsa nedeni çoğunlukla tek bir satırdır: imar durumu.</p>
<h2>Aradaki fark nedir?</h2>
<p><strong>Arsa</strong>, imar planı içinde kalan, üzerine yapı yapılabilecek taşınmazdır. <strong>Tarla</strong> ise tarım arazisidir; asıl amacı üretimdir ve yapılaşma sıkı koşullara bağlıdır. Tapuda “tarla” yazması her zaman son söz değildir: plan değişmiş ama tapudaki nitelik güncellenmemiş olabilir. Tersi de geçerlidir; köy yerleşiminin dibindeki bir tarla yıllarca tarla kalabilir.</p>
<h2>İmar durumunu nereden öğrenirsiniz?</h2>
<ol><li>TKGM Parsel Sorgu sayfasında ada ve parsel numarasıyla konumu ve niteliği görün.</li><li>Belediyenin e-imar sayfasından plan notlarına bakın.</li><li>Kesin bilgi için belediyenin imar müdürlüğüne yazılı başvurup imar durum belgesi alın.</li></ol>
<h2>Fiyata etki eden ayrıntılar</h2>
<ul><li><strong>Emsal ve kat sayısı:</strong> Ne kadar inşaat yapılabileceğini gösterir.</li><li><strong>Terk oranı:</strong> Yol ve park için bırakılacak pay, elinizde kalan alanı küçültür.</li><li><strong>Planın ölçeği:</strong> Yalnızca çevre düzeni planında görünmek, yarın inşaat yapılacağı anlamına gelmez.</li><li><strong>Bölünme sınırı:</strong> Tarım arazileri kanundaki en küçük parsel büyüklüğünün altına bölünemez; “hisseli küçük tarla” vaatlerine bu yüzden temkinli yaklaşın.</li></ul>
<h2>Satıcıya üç öneri</h2>
<p>Birincisi, ilana “imarlı” yazmadan önce belgeyi görün; yanlış beyan satıştan sonra da başınızı ağrıtır. İkincisi, planın askı sürecinde olup olmadığını sorun: kesinleşmemiş plana göre fiyat istemek alıcıyı kaçırır. Üçüncüsü, tarlanız plan sınırına yakınsa bunu saklamayın, ama söz de vermeyin; “yakında imara girecek” cümlesi bir bilgi değil, bir beklentidir.</p>
<p>Satarken imar durum belgesini dosyanıza koymak, hem pazarlığı kısaltır hem de alıcının güvenini kazanır. Biz tarla, arsa, konut ve ticari imarlı araziler için ayrı ayrı teklif hazırlıyoruz; formda imar durumunu seçmeniz yeterli.</p>`,
  },
  {
    title: 'Hisseli tapuda payınızı satmak: önalım hakkı ve doğru yol',
    meta_desc:
      'Hisseli arazide payınızı satabilir misiniz? Önalım (şufa) hakkı, bildirim süreleri ve ortaklar anlaşamadığında izlenecek yollar.',
    scene: { sun: 0.5, trees: 2, motif: 'shares' },
    reads: 341,
    content: `<p>Miras kalan tarlaların çoğunda tapuda birden fazla isim vardır. Ortaklardan biri satmak istediğinde akla gelen ilk soru hep aynıdır: Ötekilerin izni gerekir mi?</p>
<h2>Payınızı satmak için izin gerekmez</h2>
<p>Paylı mülkiyette her paydaş kendi payını serbestçe satabilir. Arazinin <strong>tamamını</strong> satmak içinse bütün paydaşların imzası gerekir. Tapuda “elbirliği mülkiyeti” yazıyorsa önce paylı mülkiyete geçilmeli, yani herkesin payı ayrı ayrı tapuya işlenmelidir.</p>
<h2>Önalım hakkını unutmayın</h2>
<p>Payınızı dışarıdan birine sattığınızda öteki paydaşlar aynı koşullarla o payı almak isteyebilir. Buna önalım (şufa) hakkı denir.</p>
<ul><li>Satış, öteki paydaşlara <strong>noter aracılığıyla</strong> bildirilir.</li><li>Hak, bildirimden itibaren <strong>üç ay</strong>, her durumda satıştan itibaren <strong>iki yıl</strong> içinde dava yoluyla kullanılır.</li><li>Payı zaten ortak olan birine satarsanız önalım hakkı doğmaz.</li></ul>
<h2>Ortaklar anlaşamazsa</h2>
<ol><li>Önce yazılı bir teklif götürün: fiyat, ödeme şekli ve süre açık olsun.</li><li>Arazi bölünebilecek büyüklükteyse aynen taksim konuşulabilir.</li><li>Son yol ortaklığın giderilmesi davasıdır. Mahkeme çoğunlukla açık artırmayla satışa karar verir; süreç uzun, sonuç belirsizdir.</li></ol>
<h2>Miras kalan arazide ilk adım</h2>
<p>Tapu hâlâ vefat eden kişinin üzerindeyse satış yapılamaz. Önce noterden veya sulh hukuk mahkemesinden mirasçılık belgesi alınır, veraset ve intikal vergisi beyannamesi verilir, ardından tapuda intikal işlemi tamamlanır. Bu adımları satıştan aylar önce bitirmek, iyi bir teklif geldiğinde beklememenizi sağlar.</p>
<h2>Fiyat neden düşük çıkar?</h2>
<p>Alıcı, kullanımı ortaklarla paylaşacağını bilir ve bunu fiyata yansıtır. Fiili kullanım haritası, paydaşlar arasındaki yazılı anlaşma ve güncel imar durumu, hisseli bir tapunun değerini gözle görülür biçimde artırır. Biz müstakil tapular kadar hisseli tapuları da değerlendiriyoruz; formda “Hisseli” seçeneğini işaretlemeniz yeterli.</p>`,
  },
  {
    title: 'Arazinizin değerini belirleyen yedi şey',
    meta_desc:
      'Arazi fiyatı neye göre belirlenir? Konumdan eğime, yoldan tapuya, değerlemede baktığımız yedi başlık ve satıştan önce yapabilecekleriniz.',
    scene: { sun: 0.75, sea: true, evening: true, motif: 'coins' },
    reads: 97,
    content: `<p>“Komşunun tarlası şu fiyata gitti” cümlesi iyi bir başlangıçtır ama tek başına yetmez. Teklif hazırlarken aynı yedi başlığa, aynı sırayla bakarız.</p>
<ol><li><strong>Konum:</strong> İl ve ilçeden önce en yakın yerleşime, denize, sanayiye ve ana yola uzaklık.</li><li><strong>İmar durumu:</strong> Konut, ticari, tarım; plan içindeyse emsal ve terk oranı.</li><li><strong>Resmî yol:</strong> Kadastral yola cephesi olmayan parselde hem ruhsat hem kredi zorlaşır.</li><li><strong>Tapu:</strong> Müstakil ya da hisseli oluşu, üzerindeki ipotek, haciz ve şerhler.</li><li><strong>Eğim ve biçim:</strong> Düz ve dikdörtgene yakın bir parsel, aynı alandaki dik ve şekilsiz bir parselden değerlidir.</li><li><strong>Altyapı:</strong> Elektrik, su ve sulama imkânı.</li><li><strong>Manzara ve çevre:</strong> Deniz, göl, doğa; ama aynı zamanda yüksek gerilim hattı ya da dere yatağı gibi kısıtlar.</li></ol>
<h2>Emsal nasıl okunur?</h2>
<p>İlan fiyatı ile satış fiyatı aynı şey değildir. En az üç benzer parsel bulun, metrekare fiyatlarını yazın, ilanların ne kadar süredir yayında olduğuna bakın. Aylarca duran ilan pahalı demektir. Farklı imar durumundaki parselleri karşılaştırmayın.</p>
<p>Bir de mevsimi hesaba katın. Baharda yeşil görünen tarla da, yazın susuz kalan bahçe de aynı parseldir; fotoğraflara değil, belgelere ve su kaynağına bakın.</p>
<h2>Satıştan önce değeri artıran üç küçük iş</h2>
<ul><li>Sınırları harita mühendisine gösterttirip kazıkları çaktırın.</li><li>İmar durum belgesini ve güncel tapu kaydını dosyaya koyun.</li><li>Emlak vergisi borcunu kapatın, varsa terkin edilebilecek şerhleri kaldırtın.</li></ul>
<h2>Ya hızlı satmak isterseniz?</h2>
<p>Zaman da bir değerdir. Aylarca ilan takip etmek yerine tek bir nakit teklif almak isteyen arazi sahipleri için üç adımlık formumuz tam da bunun için var: Arazinizi anlatın, teklifimizi görün, kararı siz verin.</p>`,
  },
];
