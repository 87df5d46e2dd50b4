// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server serves
         * @description For process managers and balancers. Answers 200 once the database is migrated and the routes are open.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether database and file store can be used
         * @description For balancers, which send no calls to a process that is not ready. The database is asked, a folder of files is written to, and a
         *     bucket is read from. The answer comes within about two seconds; what has not answered by then counts as not usable.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/location/iller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All provinces
         * @description The 81 provinces in Turkish alphabetical order. An id is the plate code and never changes.
         */
        get: operations["listProvinces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/location/ilceler/{ilId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The districts of a province */
        get: operations["listDistricts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/location/mahalleler/{ilceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The neighbourhoods of a district */
        get: operations["listNeighbourhoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An owner sends a request to sell
         * @description Acknowledged only once the request is durable. The browser sends one `Idempotency-Key` per filled form, so that a double
         *     click or a retry after a lost answer makes one request: the same key with the same content answers 200 again; with other
         *     content it answers 409.
         */
        post: operations["createLandRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests that are waiting for an offer or have one
         * @description Requests with durum 1 and 2, newest first unless `sort` says otherwise. Paging, sorting and search are an extension.
         */
        get: operations["listLandRequests"];
        put?: never;
        /**
         * An admin adds a land ad
         * @description Extension: `Idempotency-Key`, because a form with videos is long under way and its answer may be lost. An ad that was saved under
         *     the key already is answered with its id, and nothing more is stored.
         */
        post: operations["createAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/purchased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchased requests
         * @description Requests with durum 3, newest first unless `sort` says otherwise.
         */
        get: operations["listPurchasedLandRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cancelled requests
         * @description Requests with durum 4, newest first unless `sort` says otherwise. A cancelled request is kept.
         */
        get: operations["listCanceledLandRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/full/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One request with its answers
         * @description An array whose only item is the request.
         */
        get: operations["getLandRequest"];
        put?: never;
        post?: never;
        /**
         * Cancel a request
         * @description durum 1 or 2 becomes 4. The request is kept, and listed under `lands/deleted`. Any other durum answers 409.
         */
        delete: operations["cancelLandRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/purch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a request as purchased
         * @description durum 1 or 2 becomes 3. Any other durum answers 409.
         */
        patch: operations["purchaseLandRequest"];
        trace?: never;
    };
    "/api/v1/lands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description For PATCH the land request's id, for GET and DELETE the ad's id.
                 * @example 1201
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * An ad with the ids that its form edits
         * @description An array whose only item is the ad.
         */
        get: operations["getAdForEditing"];
        put?: never;
        post?: never;
        /** Delete an ad and its media */
        delete: operations["deleteAd"];
        options?: never;
        head?: never;
        /**
         * Offer an amount for a request
         * @description durum 1 becomes 2; durum 2 stays 2 with the new amount. Any other durum answers 409 and changes nothing. The message to the
         *     requester is stored in the same transaction.
         */
        patch: operations["offerLandRequest"];
        trace?: never;
    };
    "/api/v1/lands/trink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Land ads, page by page
         * @description Newest first. The page is zero-based; without `size` a page holds 9 ads.
         */
        get: operations["listAds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One ad as consultants read it
         * @description An array whose only item is the ad.
         */
        get: operations["getAd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an ad and its media
         * @description `existing_images` lists, comma-joined and in order, the stored media that stay; new media are put behind them, or, where the
         *     list says `new` (extension), in that place: the first `new` is the first of `images`. What is no longer listed is deleted from
         *     the store after the change is committed.
         *
         *     Extension: `Idempotency-Key`. A change that was the ad's last one under the key already answers 200 again, whatever `version` it
         *     sends, and changes and stores nothing more.
         */
        patch: operations["updateAd"];
        trace?: never;
    };
    "/api/v1/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description `password` is the MD5 digest of what was typed, in lower-case hexadecimal; the server hashes it again and never stores it as it
         *     came. id 61 is the admin. Beside id and token the answer carries what the browser keeps of the signed-in person.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the session that calls
         * @description Extension, because signing out in the browser alone would leave a stolen token valid. Answers the same when the session has already ended;
         *     only a call without a token, or with one of another form than `{id}.{token}`, answers 401.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset link
         * @description Answers a visitor the same whether or not the address belongs to somebody. The link is sent to the person; it works once and for one
         *     hour. The admin panel's 'Şifre Sıfırlama Gönder' makes the same call with the consultant's address; the history names whoever is signed
         *     in. Asked by an admin, a link also goes to somebody who may not sign in yet; it sets a password once they may. An admin is told when
         *     nothing was sent (404, 429), and whoever shows a session that has ended is told that (401).
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password through the reset link
         * @description Extension: the target of the link that `users/forgot-password` and an approval send. The token works once and expires; all sessions of the
         *     person end. Because an answer may be lost, a repeat with the same token and password answers 200 again until the token expires, and changes
         *     nothing; a used token with another password answers 404. `password` is sent as typed, because the server checks the password rule itself
         *     and digests it then.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A visitor writes to the company
         * @description Extension: `Idempotency-Key`, because an answer may be lost. The same message under the same key answers 200 again, and nothing more is
         *     stored or sent; another one under that key answers 409.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All consultants */
        get: operations["listUsers"];
        put?: never;
        /**
         * A consultant applies
         * @description The application waits with status 0. Both documents are pdf, jpg or png of at most 10 MB each, checked by content.
         *     Extension: `Idempotency-Key`, because an answer may be lost. The same application under the same key answers 200 again, and nothing more
         *     is stored or sent; another one under that key answers 409.
         */
        post: operations["applyAsConsultant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Consultants awaiting approval */
        get: operations["listNewUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cancelled consultants */
        get: operations["listCanceledUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The consultant's id.
                 * @example 74
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One consultant
         * @description An array whose only item is the consultant. Allowed to the consultant and to admins.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Cancel a consultant
         * @description is_deleted becomes 1, and the consultant is signed out everywhere. Already cancelled answers 409.
         */
        delete: operations["cancelUser"];
        options?: never;
        head?: never;
        /**
         * Change the own profile
         * @description Allowed to the consultant and to admins. Password and documents are sent only if filled in. `password` is sent as typed, because the
         *     server checks the password rule; all other sessions of the person end when it changes.
         *     Extension: `Idempotency-Key`. The same change under the same key answers 200 again, whatever `version` it names, and changes nothing;
         *     another change under that key answers 409.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/v1/users/status-ok/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve a consultant
         * @description status 0 becomes 1, and a message with a link to set the password is stored in the same transaction. Any other state answers 409.
         */
        patch: operations["approveUser"];
        trace?: never;
    };
    "/api/v1/users/not-deleted/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Restore a cancelled consultant
         * @description is_deleted becomes 0. A consultant who is not cancelled answers 409.
         */
        patch: operations["restoreUser"];
        trace?: never;
    };
    "/api/v1/users/docs/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A stored document, image or video
         * @description Ad and blog media are served to everyone, with byte ranges and long caching. Tax plates and certificates are served only to their owner
         *     and to admins; to anybody else they do not exist. `w` (extension) asks for a smaller copy of an image, made when it was uploaded.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts, page by page
         * @description Newest first. The page is zero-based; without `size` a page holds 9 posts.
         */
        get: operations["listPosts"];
        put?: never;
        /**
         * An admin adds a post
         * @description Extension: `Idempotency-Key`, because an answer may be lost. A post that was saved under the key already is answered with its id,
         *     and nothing more is stored.
         *
         *     A text that shows an image which is not stored any more is refused, so that no post is saved with a broken image.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/blog/best": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The five best-read posts */
        get: operations["listBestReadPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One post
         * @description Counts a read, once per visitor, post and day. An admin's reads do not count, so that the work on a post makes it no best-read one.
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /**
         * Delete a post and its image
         * @description The images of its text stay stored for 14 days, since another admin's draft may hold them.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        /**
         * Change a post
         * @description A field that is not sent stays as it was. A changed text that shows an image which is not stored any more is refused.
         *
         *     Extension: `Idempotency-Key`. A change that was the post's last one under the key already answers 200 again, whatever `version` it
         *     sends, and changes and stores nothing more.
         */
        patch: operations["updatePost"];
        trace?: never;
    };
    "/api/v1/blog/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store an image for a post's text
         * @description Extension: the specification's rich text holds images, and a text that carries its images as base64 would be too large to list and
         *     to keep. `url` is what the text refers to. An image that no post refers to is deleted 14 days after it was uploaded, or after it
         *     was last removed from a text: until then a draft that holds it can be saved.
         */
        post: operations["uploadPostImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what to a record, and when
         * @description Extension: several people work the same requests, consultants, posts and ads, and have to answer for what was offered, approved or
         *     deleted. Newest first, the last 500 entries. A deleted record keeps its history; a record that never was has none.
         */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages to people, and whether they went out
         * @description Extension: the product promises messages by phone and email, and whoever runs it must see what did not go out. Newest first. The token
         *     of a link that sets a password is masked: nobody but its recipient may use it.
         */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/outbox/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message again
         * @description Extension: 'Yeniden gönder'. The message waits again, with no attempts so far, and goes out at once. A message whose link has
         *     expired, or has been used or revoked, answers 409.
         */
        post: operations["resendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What visitors wrote through the contact form
         * @description Extension: the specification stores these messages and shows them nowhere; an email that was lost must not lose the visitor. Newest
         *     first.
         */
        get: operations["listContactMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Id: number;
        /**
         * @description Extension: grows with every change of the record. A change that sends it back, and finds that it has grown meanwhile, is refused
         *     with 409; so two admins cannot overwrite each other unawares.
         */
        Version: number;
        /**
         * @description Extension: the version that the person has seen. Answers 409, with `fields.version`, and changes nothing when the record has
         *     changed since. Without it nothing is compared.
         */
        SeenVersion: number;
        Done: {
            /** @constant */
            status: "success";
        };
        Created: {
            /** @constant */
            status: "success";
            id: components["schemas"]["Id"];
        };
        Error: {
            /** @constant */
            status: "error";
            /** @description Turkish, fit to show. */
            message: string;
            /** @description Per refused wire field (its leaf name) a Turkish sentence, fit to stand beside the field. */
            fields?: {
                [key: string]: string;
            };
        };
        Province: {
            id: components["schemas"]["Id"];
            il_adi: string;
        };
        District: {
            id: components["schemas"]["Id"];
            ilce_adi: string;
        };
        Neighbourhood: {
            id: components["schemas"]["Id"];
            mahalle_adi: string;
        };
        /**
         * @description Title deed: 1 Müstakil, 2 Hisseli.
         * @enum {integer}
         */
        TapuDurum: 1 | 2;
        /**
         * @description Owned for: 1 0-5 yıl, 2 5+ yıl.
         * @enum {integer}
         */
        SahipZaman: 1 | 2;
        /**
         * @description Official road: 1 Var, 2 Yok.
         * @enum {integer}
         */
        ResmiYol: 1 | 2;
        /**
         * @description Zoning: 1 Tarla, 2 Arsa, 3 Konut, 4 Ticari.
         * @enum {integer}
         */
        ImarDurum: 1 | 2 | 3 | 4;
        /**
         * @description Acquired by: 1 Bedel karşılığı, 2 Miras yolu.
         * @enum {integer}
         */
        EdinmeSekli: 1 | 2;
        /**
         * @description Slope: 1 Düz, 2 Az Eğimli, 3 Dik Eğimli.
         * @enum {integer}
         */
        Egim: 1 | 2 | 3;
        /**
         * @description View: 1 Deniz, 2 Göl, 3 Doğa, 4 Şehir.
         * @enum {integer}
         */
        Manzara: 1 | 2 | 3 | 4;
        /**
         * @description Value bracket in TL: 1 0-100.000; 2 100.000-200.000; 3 200.000-300.000; 4 300.000-400.000; 5 400.000-500.000; 6 500.000-750.000;
         *     7 750.000-1.000.000; 8 1.000.000-2.000.000; 9 2.000.000-3.000.000; 10 3.000.000-4.000.000; 11 4.000.000-5.000.000; 12 5.000.000 and above.
         * @enum {integer}
         */
        ArsaDeger: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
        /**
         * @description 1 Teklif Bekliyor, 2 Teklif Verildi, 3 Satın Alındı, 4 İptal.
         * @enum {integer}
         */
        Durum: 1 | 2 | 3 | 4;
        LandRequestForm: {
            il: components["schemas"]["Id"];
            ilce: components["schemas"]["Id"];
            mahalle: components["schemas"]["Id"];
            /** @description Cadastral block. */
            ada: string;
            /** @description Parcel within the block. */
            parsel: string;
            /**
             * @description Consent to the personal-data notice.
             * @constant
             */
            kvkk: true;
            info: components["schemas"]["LandInfo"];
            user: components["schemas"]["Requester"];
        };
        LandInfo: {
            tapu_durum: components["schemas"]["TapuDurum"];
            sahip_zaman: components["schemas"]["SahipZaman"];
            resmi_yol: components["schemas"]["ResmiYol"];
            imar_durum: components["schemas"]["ImarDurum"];
            arsa_deger: components["schemas"]["ArsaDeger"];
            edinme_sekli: components["schemas"]["EdinmeSekli"];
            egim: components["schemas"]["Egim"];
            manzara: components["schemas"]["Manzara"];
            /** @description Area as the owner writes it, free text. */
            metrekare: string;
        };
        Requester: {
            /** @description Letters, Turkish ones included, and spaces; 3 to 50 characters, trimmed. */
            name: string;
            /** @description As the owner writes it; the format is not checked. */
            phone: string;
            /**
             * @description Kept for a later use; the form has no input for it.
             * @default
             */
            mesaj?: string;
        };
        LandRequest: {
            Id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When the request was stored.
             */
            tarih: string;
            name: string;
            phone: string;
            il: components["schemas"]["Province"];
            ilce: components["schemas"]["District"];
            mahalle: components["schemas"]["Neighbourhood"];
            ada: string;
            parsel: string;
            durum: components["schemas"]["Durum"];
            /** @description The offered amount in TL, 0 while there is no offer. */
            teklif_tutar: number;
            arsa_degeri: components["schemas"]["ArsaDeger"];
            metrekare: string;
            tapu_durum: components["schemas"]["TapuDurum"];
            imar_durum: components["schemas"]["ImarDurum"];
            sahip_zaman: components["schemas"]["SahipZaman"];
            resmi_yol: components["schemas"]["ResmiYol"];
            edinme_sekli: components["schemas"]["EdinmeSekli"];
            egim: components["schemas"]["Egim"];
            manzara: components["schemas"]["Manzara"];
            version: components["schemas"]["Version"];
        };
        Offer: {
            /** @description The offered amount in TL. */
            teklif_tutar: number;
            version?: components["schemas"]["SeenVersion"];
        };
        Ad: {
            Id: components["schemas"]["Id"];
            title: string;
            il: components["schemas"]["Province"];
            ilce: components["schemas"]["District"];
            mahalle: components["schemas"]["Neighbourhood"];
            /** @description Area in m². */
            metre_kare: number;
            /** @description Price in TL. */
            fiyat: number;
            ada: number;
            parsel: number;
            /** @description A URL of the land registry, or empty. */
            tkgm_link: string;
            /** @description Comma-separated file names, images or videos, in the order shown; empty when there are none. */
            images: string;
        };
        EditableAd: {
            Id: components["schemas"]["Id"];
            title: string;
            il: components["schemas"]["Id"];
            ilce: components["schemas"]["Id"];
            mahalle: components["schemas"]["Id"];
            /** @description Area in m². */
            metre_kare: number;
            /** @description Price in TL. */
            fiyat: number;
            ada: number;
            parsel: number;
            tkgm_link: string;
            images: string;
            version: components["schemas"]["Version"];
        };
        AdPage: {
            ads: components["schemas"]["Ad"][];
            /** @description How many pages there are. */
            pages: number;
        };
        AdFields: {
            title: string;
            il: components["schemas"]["Id"];
            ilce: components["schemas"]["Id"];
            mahalle: components["schemas"]["Id"];
            /** @description Area in m². */
            metre_kare: number;
            /** @description Price in TL. */
            fiyat: number;
            ada: number;
            parsel: number;
            /** @description A URL of the land registry, or empty. */
            tkgm_link?: string;
        };
        AdForm: components["schemas"]["AdFields"] & {
            images?: components["schemas"]["Media"];
        };
        AdUpdateForm: components["schemas"]["AdFields"] & {
            version?: components["schemas"]["SeenVersion"];
            /** @description The stored media that stay, comma-joined, in order; `new` stands for the next of `images`. */
            existing_images?: string;
            images?: components["schemas"]["Media"];
        };
        /** @description New media, as parts named `images` or `images[0]`, `images[1]`, …; jpg, png or mp4, checked by content, at most 50 MB each. */
        Media: Blob[];
        Credentials: {
            email: string;
            /** @description MD5 digest in lower-case hexadecimal. */
            password: string;
        };
        LoginAnswer: {
            data: {
                id: components["schemas"]["Id"];
                token: string;
                name: string;
                last_name: string;
                email: string;
                phone: string;
            };
        };
        ForgotPassword: {
            email: components["schemas"]["Email"];
        };
        ResetPassword: {
            /** @description From the link. */
            token: string;
            password: components["schemas"]["NewPassword"];
        };
        /** @description At least 8 characters with an upper-case letter, a lower-case letter, a digit and one of !@#$%^&*(),.?":{}|<>. */
        NewPassword: string;
        /**
         * @description As typed, under the rule of NewPassword. An MD5 digest in lower-case hexadecimal, as in the sign-in, is taken as already digested: without an
         *     upper-case letter or a sign it can never be a password as typed.
         */
        ProfilePassword: string;
        /** @description An email address; compared without regard to case. */
        Email: string;
        ContactMessage: {
            name: string;
            last_name: string;
            subject: string;
            message: string;
            phone: string;
        };
        /**
         * @description 1 Ofis Sahibi/Broker, 2 Gayrimenkul Danışmanı.
         * @enum {integer}
         */
        OfficePosition: 1 | 2;
        /**
         * Format: binary
         * @description pdf, jpg or png, checked by content, at most 10 MB.
         */
        Document: Blob;
        ApplicationForm: {
            name: string;
            last_name: string;
            phone: string;
            email: components["schemas"]["Email"];
            office_name: string;
            office_position_id: components["schemas"]["OfficePosition"];
            tax_plate: components["schemas"]["Document"];
            certificate: components["schemas"]["Document"];
        };
        ProfileForm: {
            version?: components["schemas"]["SeenVersion"];
            name?: string;
            last_name?: string;
            email?: components["schemas"]["Email"];
            phone?: string;
            office_name?: string;
            password?: components["schemas"]["ProfilePassword"];
            tax_plate?: components["schemas"]["Document"];
            certificate?: components["schemas"]["Document"];
        };
        User: {
            Id: components["schemas"]["Id"];
            name: string;
            last_name: string;
            phone: string;
            email: string;
            office_name: string;
            office_position_id: components["schemas"]["OfficePosition"];
            /** @description File name, or empty. */
            tax_plate: string;
            /** @description File name, or empty. */
            certificate: string;
            /**
             * @description 0 Onay Bekliyor, 1 Onaylandı.
             * @enum {integer}
             */
            status: 0 | 1;
            /**
             * @description 1 when cancelled.
             * @enum {integer}
             */
            is_deleted: 0 | 1;
            version: components["schemas"]["Version"];
        };
        Post: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description HTML, sanitised. */
            content: string;
            meta_desc: string;
            meta_title: string;
            /** @description File name, or empty. */
            image: string;
            version: components["schemas"]["Version"];
        };
        PostPage: {
            blogs: components["schemas"]["Post"][];
            /** @description How many pages there are. */
            pages: number;
        };
        PostForm: {
            title: string;
            /** @description HTML; sanitised when it is saved. */
            content: string;
            meta_desc?: string;
            file?: components["schemas"]["PostImage"];
        };
        PostUpdateForm: {
            version?: components["schemas"]["SeenVersion"];
            title?: string;
            /** @description HTML; sanitised when it is saved. */
            content?: string;
            meta_desc?: string;
            file?: components["schemas"]["PostImage"];
        };
        /**
         * Format: binary
         * @description jpg or png, checked by content, at most 10 MB.
         */
        PostImage: Blob;
        StoredImage: {
            /** @description The stored file's name. */
            file: string;
            /** @description What the text refers to; the same origin. */
            url: string;
        };
        HistoryEntry: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was done.
             */
            tarih: string;
            actor: {
                /** @description The person's id; 0 is a visitor. */
                id: number;
                /** @description The person's name at that time. */
                name: string;
            };
            /**
             * @description A request is received, offered, purchased, canceled; a consultant has applied, is approved, canceled, restored, changed, gets a reset
             *     link, sets a password by it; a post or an ad is created, changed, deleted.
             * @enum {string}
             */
            action: "received" | "offered" | "purchased" | "canceled" | "applied" | "approved" | "restored" | "resetLinkSent" | "passwordSet" | "created" | "changed" | "deleted";
            detail?: components["schemas"]["HistoryDetail"];
        };
        HistoryDetail: {
            /** @description The offered amount in TL. */
            teklif_tutar?: number;
            /** @description The title of the post or the ad at that time. */
            title?: string;
            /** @description The wire names of the fields that were changed. */
            fields?: string[];
        };
        OutboxMessage: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When the message was written.
             */
            tarih: string;
            /**
             * @description What it tells of.
             * @enum {string}
             */
            kind: "offerMade" | "applicationReceived" | "approved" | "resetLink" | "contactMessage";
            /** @description A phone number or an email address. */
            recipient: string;
            subject: string;
            /** @description As it is sent, with the token of a link masked. */
            body: string;
            /**
             * @description A failed message has not been delivered so far, and is tried again for about three days. The last three are not delivered any more: the
             *     link in the message has expired, or has been used or revoked, or the message was given up because it was refused for good or too many
             *     attempts failed.
             * @enum {string}
             */
            state: "waiting" | "sent" | "failed" | "expired" | "revoked" | "givenUp";
            /** @description How often delivery has been tried. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it was delivered; missing before.
             */
            sent_at?: string;
            /**
             * Format: date-time
             * @description When delivery is tried next; missing unless the message is waiting or failed.
             */
            next_attempt_at?: string;
            /** @description Why the last attempt failed; missing when it did not. */
            last_error?: string;
        };
        ReceivedContactMessage: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When the message came.
             */
            tarih: string;
            name: string;
            last_name: string;
            phone: string;
            subject: string;
            message: string;
        };
    };
    responses: {
        /** @description The consultants, newest first unless `sort` says otherwise. */
        UserList: {
            headers: {
                "X-Total-Count": components["headers"]["TotalCount"];
                "X-Total-Capped": components["headers"]["TotalCapped"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["User"][];
            };
        };
        /** @description The input breaks the contract; `fields` names what and why. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The input breaks the contract, or the text shows images that are not stored any more; `fields` names what and why. A missing image is
         *     named by its place among the images of the text.
         */
        PostRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is missing, wrong or expired. */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Email and password do not belong together, or the person may not sign in. */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The signed-in person may not do this. */
        NotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing. */
        Missing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The thing is in a state that does not allow this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody has changed the record since it was read; `fields.version` says so. */
        Outdated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is closed, or, with `fields.version`, has been changed since it was read. */
        OfferConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The email address belongs to another consultant (`fields.email`), the profile has been changed since it was read (`fields.version`), or the
         *     `Idempotency-Key` stands for another form (no `fields`).
         */
        ProfileConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The link in the message has expired, or has been used or revoked. */
        DeadLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Idempotency-Key` stands for another form. */
        OtherForm: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The email address belongs to another consultant (`fields.email`), or the `Idempotency-Key` stands for another form (no `fields`). */
        EmailTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or one of its files is over the limit. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body, or the content of one of its files, is of a type that is not taken. */
        WrongType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is of a type that is not taken, or the content of the documents that `fields` names is. */
        WrongDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The input breaks the contract, or names a place that does not exist; `fields` names what and why. */
        AdRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The range lies outside the file. */
        WrongRange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many attempts, or too many forms with files at once, from one address; `Retry-After` says when to come back. */
        TooMany: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 60
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The process cannot use its database or its file store at the moment. */
        NotReady: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed. Nothing was changed. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The page, zero-based. Where the size of a page is for the caller to say, it counts only together with `size`; without both the answer holds every row. */
        Page: number;
        /** @description Rows on a page (extension). */
        Size: number;
        /** @description Words to search for, in whatever order, blind to case and to Turkish letters; `101/3` also finds the plot with ada 101 and parsel 3 (extension). */
        Search: string;
        /** @description The version that the person has read (extension); a record that has changed since is refused with 409. */
        SeenVersion: components["schemas"]["SeenVersion"];
        /**
         * @description A UUID that stands for one filled form, however often it is sent.
         * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
         */
        IdempotencyKey: string;
        /** @description The field to sort by, with `-` in front for descending (extension). */
        LandRequestSort: "tarih" | "-tarih" | "name" | "-name" | "phone" | "-phone" | "il" | "-il" | "ada" | "-ada" | "durum" | "-durum" | "teklif_tutar" | "-teklif_tutar";
        /** @description The field to sort by, with `-` in front for descending (extension). */
        UserSort: "Id" | "-Id" | "name" | "-name" | "phone" | "-phone" | "email" | "-email" | "office_name" | "-office_name" | "status" | "-status";
        /** @description The field to sort by, with `-` in front for descending (extension). */
        AdSort: "Id" | "-Id" | "title" | "-title" | "fiyat" | "-fiyat" | "metre_kare" | "-metre_kare" | "il" | "-il";
        /** @description The field to sort by, with `-` in front for descending (extension). */
        PostSort: "id" | "-id" | "title" | "-title";
        /** @description The field to sort by, with `-` in front for descending. */
        OutboxSort: "tarih" | "-tarih" | "recipient" | "-recipient" | "kind" | "-kind" | "state" | "-state";
        /** @description The field to sort by, with `-` in front for descending. */
        ContactMessageSort: "tarih" | "-tarih" | "name" | "-name" | "phone" | "-phone" | "subject" | "-subject";
    };
    requestBodies: never;
    headers: {
        /**
         * @description How many rows match, over all pages.
         * @example 2
         */
        TotalCount: number;
        /**
         * @description `true` when a search matched more rows than are counted (extension): counting stops at 1,000 matches. `X-Total-Count`, or `pages` of the
         *     body, then reaches up to the 1,000th match; further pages can be asked for all the same. Missing, or `false`, when every match is counted.
         * @example false
         */
        TotalCapped: boolean;
        /**
         * @description How many requests await an offer (durum 1).
         * @example 1
         */
        WaitingCount: number;
        /**
         * @description The highest id among the requests that await an offer (durum 1), 0 where none does (extension). Ids only rise, and no request comes back to
         *     durum 1: a number higher than before is a new request, even where the count has stayed the same.
         * @example 1202
         */
        NewestWaiting: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It serves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both can be used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["NotReady"];
        };
    };
    listProvinces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provinces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Province"][];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Failed"];
        };
    };
    listDistricts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The province's id.
                 * @example 35
                 */
                ilId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The districts in Turkish alphabetical order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["District"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    listNeighbourhoods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The district's id.
                 * @example 35430142
                 */
                ilceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The neighbourhoods in Turkish alphabetical order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Neighbourhood"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    createLandRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that stands for one filled form, however often it is sent.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LandRequestForm"];
            };
        };
        responses: {
            /** @description The request is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listLandRequests: {
        parameters: {
            query?: {
                /** @description The page, zero-based. Where the size of a page is for the caller to say, it counts only together with `size`; without both the answer holds every row. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page (extension). */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by, with `-` in front for descending (extension). */
                sort?: components["parameters"]["LandRequestSort"];
                /** @description Words to search for, in whatever order, blind to case and to Turkish letters; `101/3` also finds the plot with ada 101 and parsel 3 (extension). */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. `X-Waiting-Count` counts all requests with durum 1, and `X-Newest-Waiting` names the last of them, whatever the page. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    "X-Waiting-Count": components["headers"]["WaitingCount"];
                    "X-Newest-Waiting": components["headers"]["NewestWaiting"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandRequest"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    createAd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that stands for one filled form, however often it is sent.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AdForm"];
            };
        };
        responses: {
            /** @description The ad is stored with its media. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["AdRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listPurchasedLandRequests: {
        parameters: {
            query?: {
                /** @description The page, zero-based. Where the size of a page is for the caller to say, it counts only together with `size`; without both the answer holds every row. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page (extension). */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by, with `-` in front for descending (extension). */
                sort?: components["parameters"]["LandRequestSort"];
                /** @description Words to search for, in whatever order, blind to case and to Turkish letters; `101/3` also finds the plot with ada 101 and parsel 3 (extension). */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchased requests. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandRequest"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    listCanceledLandRequests: {
        parameters: {
            query?: {
                /** @description The page, zero-based. Where the size of a page is for the caller to say, it counts only together with `size`; without both the answer holds every row. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page (extension). */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by, with `-` in front for descending (extension). */
                sort?: components["parameters"]["LandRequestSort"];
                /** @description Words to search for, in whatever order, blind to case and to Turkish letters; `101/3` also finds the plot with ada 101 and parsel 3 (extension). */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled requests. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandRequest"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    getLandRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandRequest"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    cancelLandRequest: {
        parameters: {
            query?: {
                /** @description The version that the person has read (extension); a record that has changed since is refused with 409. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
        };
    };
    purchaseLandRequest: {
        parameters: {
            query?: {
                /** @description The version that the person has read (extension); a record that has changed since is refused with 409. */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Marked as purchased. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
        };
    };
    getAdForEditing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description For PATCH the land request's id, for GET and DELETE the ad's id.
                 * @example 1201
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ad. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditableAd"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    deleteAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description For PATCH the land request's id, for GET and DELETE the ad's id.
                 * @example 1201
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    offerLandRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description For PATCH the land request's id, for GET and DELETE the ad's id.
                 * @example 1201
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Offer"];
            };
        };
        responses: {
            /** @description The offer is stored and the requester will be informed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["OfferConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    listAds: {
        parameters: {
            query?: {
                /** @description The page, zero-based. Where the size of a page is for the caller to say, it counts only together with `size`; without both the answer holds every row. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page (extension). */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by, with `-` in front for descending (extension). */
                sort?: components["parameters"]["AdSort"];
                /** @description Words to search for, in whatever order, blind to case and to Turkish letters; `101/3` also finds the plot with ada 101 and parsel 3 (extension). */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of ads, and how many pages there are. */
            200: {
                headers: {
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdPage"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Failed"];
        };
    };
    getAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ad's id.
                 * @example 310
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ad. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ad"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    updateAd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that stands for one filled form, however often it is sent.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The ad's id.
                 * @example 310
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AdUpdateForm"];
            };
        };
        responses: {
            /** @description The ad is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["AdRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["WrongCredentials"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Failed"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            /** @description A link is sent if the address belongs to somebody, and was not sent to too often. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description The password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that stands for one filled form, however often it is sent.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description The message is stored; `status` true means sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        status: true;
                    };
                };
            };
            400: components["responses"]["Refused"];
            409: components["responses"]["OtherForm"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description The page, zero-based. Where the size of a page is for the caller to say, it counts only together with `size`; without both the answer holds every row. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page (extension). */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by, with `-` in front for descending (extension). */
                sort?: components["parameters"]["UserSort"];
                /** @description Words to search for, in whatever order, blind to case and to Turkish letters; `101/3` also finds the plot with ada 101 and parsel 3 (extension). */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserList"];
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    applyAsConsultant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that stands for one filled form, however often it is sent.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ApplicationForm"];
            };
        };
        responses: {
            /** @description The application is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            409: components["responses"]["EmailTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongDocument"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listNewUsers: {
        parameters: {
            query?: {
                /** @description The page, zero-based. Where the size of a page is for the caller to say, it counts only together with `size`; without both the answer holds every row. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page (extension). */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by, with `-` in front for descending (extension). */
                sort?: components["parameters"]["UserSort"];
                /** @description Words to search for, in whatever order, blind to case and to Turkish letters; `101/3` also finds the plot with ada 101 and parsel 3 (extension). */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserList"];
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    listCanceledUsers: {
        parameters: {
            query?: {
                /** @description The page, zero-based. Where the size of a page is for the caller to say, it counts only together with `size`; without both the answer holds every row. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page (extension). */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by, with `-` in front for descending (extension). */
                sort?: components["parameters"]["UserSort"];
                /** @description Words to search for, in whatever order, blind to case and to Turkish letters; `101/3` also finds the plot with ada 101 and parsel 3 (extension). */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserList"];
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The consultant's id.
                 * @example 74
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consultant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    cancelUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The consultant's id.
                 * @example 74
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that stands for one filled form, however often it is sent.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The consultant's id.
                 * @example 74
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileForm"];
            };
        };
        responses: {
            /** @description The profile is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["ProfileConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongDocument"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    approveUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The consultant's id.
                 * @example 74
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approved. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
        };
    };
    restoreUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The consultant's id.
                 * @example 74
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restored. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
        };
    };
    getFile: {
        parameters: {
            query?: {
                /** @description The width in pixels of the smaller copy. */
                w?: 150 | 640;
            };
            header?: never;
            path: {
                /**
                 * @description The stored file's name.
                 * @example k3v9x2a7q1.jpg
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "application/pdf": Blob;
                    "video/mp4": Blob;
                    "video/webm": Blob;
                    "video/ogg": Blob;
                };
            };
            /** @description The range of bytes that was asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            416: components["responses"]["WrongRange"];
            500: components["responses"]["Failed"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description The page, zero-based. Where the size of a page is for the caller to say, it counts only together with `size`; without both the answer holds every row. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page (extension). */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by, with `-` in front for descending (extension). */
                sort?: components["parameters"]["PostSort"];
                /** @description Words to search for, in whatever order, blind to case and to Turkish letters; `101/3` also finds the plot with ada 101 and parsel 3 (extension). */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of posts, and how many pages there are. */
            200: {
                headers: {
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPage"];
                };
            };
            400: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that stands for one filled form, however often it is sent.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PostForm"];
            };
        };
        responses: {
            /** @description The post is stored, its HTML sanitised. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["PostRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listBestReadPosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts, most read first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        blogs: components["schemas"]["Post"][];
                    };
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that stands for one filled form, however often it is sent.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post's id.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PostUpdateForm"];
            };
        };
        responses: {
            /** @description The post is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["PostRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Outdated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    uploadPostImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: components["schemas"]["PostImage"];
                };
            };
        };
        responses: {
            /** @description The picture is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredImage"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the id belongs to.
                 * @example request
                 */
                kind: "request" | "user" | "post" | "ad";
                /**
                 * @description The record's id.
                 * @example 1201
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    listOutbox: {
        parameters: {
            query?: {
                /** @description The page, zero-based. Where the size of a page is for the caller to say, it counts only together with `size`; without both the answer holds every row. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page (extension). */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by, with `-` in front for descending. */
                sort?: components["parameters"]["OutboxSort"];
                /** @description Words to search for, in whatever order, blind to case and to Turkish letters; `101/3` also finds the plot with ada 101 and parsel 3 (extension). */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessage"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    resendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The message's id.
                 * @example 902
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message waits to be sent. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["DeadLink"];
            500: components["responses"]["Failed"];
        };
    };
    listContactMessages: {
        parameters: {
            query?: {
                /** @description The page, zero-based. Where the size of a page is for the caller to say, it counts only together with `size`; without both the answer holds every row. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page (extension). */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by, with `-` in front for descending. */
                sort?: components["parameters"]["ContactMessageSort"];
                /** @description Words to search for, in whatever order, blind to case and to Turkish letters; `101/3` also finds the plot with ada 101 and parsel 3 (extension). */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedContactMessage"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
}
